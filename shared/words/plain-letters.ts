/** Letters that are no letter with a mark, and what is typed for them: as PostgreSQL's `unaccent` has them. */
const typedFor: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
};

/** Lower case without accents, as `plain_text()` of the database has Latin letters: for lists that are searched in a page. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[łøđðħıŧŋßæœþ’‘–—‐]/gu, (letter) => typedFor[letter] ?? letter);
