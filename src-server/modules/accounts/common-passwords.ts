/** Passwords of eight characters and more that head every list of leaked ones. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password! passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 123123123
  11111111 00000000 88888888 99999999 12341234 87654321 987654321 qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx asdfghjk asdfghjkl asdf1234 abcd1234 abc12345 abcdefgh abcdefg1
  iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 superman batman123
  trustno1 welcome1 welcome123 monkey123 dragon123 michael1 jennifer jordan23 starwars pokemon1 computer internet
  letmein1 letmein123 master123 shadow123 charlie1 whatever samsung1 corvette mustang1 liverpool chelsea1 arsenal1
  changeme changeme1 secret123 test1234 testtest admin123 administrator guest123 default1 cloakroom luggage1 suitcase
  qwer1234 q1w2e3r4 a1b2c3d4 11223344 12344321 147258369 159753456 google123 facebook linkedin christmas happy123
  butterfly chocolate elephant midnight november december september`
    .split(/\s+/)
    .filter((word) => word.length >= 8),
);
