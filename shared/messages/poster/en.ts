import type { Text } from '../text.ts';

/** Texts of what a location prints for its counter: poster, door sticker and bag tags. */
const en = {
  title: 'Leave your bags here',
  lead: 'Pay on your phone, hand them over, walk on. No app, no account.',
  from: 'from',
  hour: '1 bag, 1 hour, all in',
  day: 'the whole day {price}',
  scan: 'Scan',
  scanText: 'It opens this shop, from now',
  pay: 'Pay',
  payText: 'By card or your phone’s wallet',
  handOver: 'Hand over your bags',
  handOverText: 'Each gets a numbered tag',
  insured: 'Insurance Included',
  insuredText: 'up to $1,200 per item',
  open: 'Open',
  always: '24 hours',
  everyDay: 'Every day',
  noCamera: 'No camera? {address}',
  printed: '{month}, {currency}, fee and tax included',
  stickerText: 'Scan, pay, walk on',
  tag: 'Tie it to the bag',
  tagStub: 'Traveller',
} as const;

export default en satisfies Record<string, Text>;
