import type { Text } from '../text.ts';

/** Texts of what a location prints for its counter. */
const en = {
  lead: 'Travellers at your door scan the code and pay on their phone. You check them in like any booking.',
  yourCode: 'Your code',
  codeText: 'It opens {address} and never changes.',
  qrText: 'QR code of {address}',
  open: 'See what it opens',
  copy: 'Copy link',
  copied: 'Copied',
  notYet: 'Travellers cannot find {name} yet. The code works once they can.',
  poster: 'Poster',
  posterText: 'One A4 sheet with your prices, opening hours and code. Print it again when they change.',
  sticker: 'Door sticker',
  stickerText: 'A6, with your code. For door and window.',
  tags: 'Bag tags',
  tagsText: '12 numbered tags on an A4 sheet: one part for the bag, one for the traveller.',
  firstTag: 'First number',
  print: 'Print tags',
  inLanguage: '{paper} in {language}',
} as const;

export default en satisfies Record<string, Text>;
