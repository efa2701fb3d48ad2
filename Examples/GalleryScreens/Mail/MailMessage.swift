// SPDX-License-Identifier: MIT

/// A letter in the inbox.
struct MailMessage: Equatable, Sendable {
    var id: Int
    var sender: String
    var date: String
    var subject: String
    var preview: String
    var isUnread = false
    var isFlagged = false
    var hasAttachment = false
}

extension MailMessage {
    /// The inbox, the newest first.
    static let samples: [MailMessage] = [
        MailMessage(
            id: 1, sender: "Hanna Lindqvist", date: "09:41", subject: "Cabin keys and directions",
            preview: "Hi! The keys are in the blue box next to the sauna, the code is your birth "
                + "year. Turn left after the second bridge, the road is fine until the lake.",
            isUnread: true),
        MailMessage(
            id: 2, sender: "City Library", date: "08:15", subject: "Three items are due on Friday",
            preview: "The Left Hand of Darkness, A Field Guide to Mosses and one more. You can "
                + "renew each of them twice.", isUnread: true),
        MailMessage(
            id: 3, sender: "Rafael Moreno", date: "Yesterday",
            subject: "Re: Presupuesto de la cocina",
            preview: "He cambiado la encimera por la de roble y hemos bajado casi un diez por "
                + "ciento. Te adjunto el plano nuevo.", isFlagged: true, hasAttachment: true),
        MailMessage(
            id: 4, sender: "Nightly Build", date: "Yesterday", subject: "✅ main is green again",
            preview: "1,247 tests passed in 3 min 12 s. Two snapshots were recorded anew after the "
                + "change of the chevron."),
        MailMessage(
            id: 5, sender: "佐藤 美咲", date: "Yesterday", subject: "来週の打ち合わせについて",
            preview: "お世話になっております。水曜日の15時からでいかがでしょうか。場所は二階の小会議室を予約しました。",
            isUnread: true),
        MailMessage(
            id: 6, sender: "Farmers’ Box", date: "Monday", subject: "This week: quince & chard 🍋",
            preview: "Also in the box: late tomatoes, a bunch of parsley and the first walnuts. "
                + "Recipes are at the end of this letter."),
        MailMessage(
            id: 7, sender: "Olivier Dubois", date: "Monday", subject: "Photos du week-end",
            preview: "Voici les meilleures, dont celle du chien qui saute dans l'eau. Les autres "
                + "sont dans le dossier partagé.", hasAttachment: true),
        MailMessage(
            id: 8, sender: "Volunteer Fire Brigade", date: "Sunday",
            subject: "Open day: helpers wanted",
            preview: "We still look for two people at the grill and somebody who paints children's "
                + "faces. No experience needed."),
        MailMessage(
            id: 9, sender: "Elif Demir", date: "Saturday", subject: "Kitap kulübü: aralık seçimi",
            preview: "Oylar sayıldı, bu ay kısa öyküler kazandı. Buluşma ayın on dokuzunda, her "
                + "zamanki yerde."),
        MailMessage(
            id: 10, sender: "Railway Tickets", date: "Saturday", subject: "Your trip to Trieste",
            preview: "Coach 7, seats 41 and 42, by the window in the direction of travel. The "
                + "night train leaves at 21:27.", hasAttachment: true),
        MailMessage(
            id: 11, sender: "Pavel Novák", date: "Friday", subject: "Kolo je opravené",
            preview: "Vyměnil jsem řetěz a přední brzdu. Můžete si ho vyzvednout kdykoli do šesti "
                + "večer."),
    ]
}
