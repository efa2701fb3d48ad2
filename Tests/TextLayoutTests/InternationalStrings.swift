// SPDX-License-Identifier: MIT

/// Text in many scripts, to be shaped without a missing glyph.
enum InternationalStrings {
    static let all: [(name: String, text: String)] = [
        ("Arabic", "شكراً لاستخدامك هذا البرنامج، الإصدار ١٢٫٣"),
        ("Arabic with Latin", "محرر نصوص GNU Emacs سريع وقابل للتوسيع"),
        ("Hebrew", "שלום עולם, זוהי חבילה של תוכנה חופשית"),
        ("Hebrew with points", "בְּרֵאשִׁית בָּרָא אֱלֹהִים"),
        ("Chinese, simplified", "这是一个很长的中文句子，用来测试换行和标点符号。"),
        ("Chinese, traditional", "這是一個很長的中文句子，用來測試換行和標點符號。"),
        ("Japanese", "これは日本語の文章です。カタカナとひらがなと漢字。"),
        ("Korean", "안녕하세요, 이것은 한국어 문장입니다."),
        ("Devanagari", "नमस्ते दुनिया, यह क्षत्रिय का पाठ है।"),
        ("Thai", "สวัสดีชาวโลก ภาษาไทยไม่มีการเว้นวรรค"),
        ("Greek", "Καλημέρα κόσμε, πώς είσαι;"),
        ("Cyrillic", "Съешь же ещё этих мягких французских булок"),
        ("Armenian", "Բարեւ աշխարհ"),
        ("Georgian", "გამარჯობა მსოფლიო"),
        ("Ethiopic", "ሰላም ልዑል"),
        ("Khmer", "សួស្តីពិភពលោក"),
        ("Myanmar", "မင်္ဂလာပါ"),
        ("Tamil", "வணக்கம் உலகம்"),
        ("Bengali", "ওহে বিশ্ব"),
        ("Vietnamese", "Đây là một gói phần mềm tự do"),
        ("Family emoji", "👩‍👩‍👧‍👦👨‍👩‍👦👨‍👨‍👧‍👧"),
        ("Skin tones", "👍🏻👍🏽👍🏿🤝"),
        ("Flags", "🇯🇵🇩🇪🇧🇷🏳️‍🌈"),
        ("Keycaps", "1️⃣2️⃣#️⃣"),
        ("Text and emoji presentation", "☎︎ ☎️ ❤︎ ❤️"),
        ("Symbols", "∑∫√ ←→ ½ © ® ™ € ₿ • … “quoted” — –"),
        ("Combining marks", "e\u{301} a\u{308}\u{301} n\u{303}"),
        ("Mixed", "Hi שלום 你好 👩‍👩‍👧‍👦 🎉 مرحبا नमस्ते"),
    ]
}
