/** Texts of the size guide: what counts as one bag. */
const en = {
  title: 'What counts as one bag',
  lead: 'Anything you hand over in one piece counts as one bag, whatever its size.',
  suitcase: 'Suitcase or backpack',
  suitcaseText: 'One bag each, from cabin bag to trunk.',
  small: 'Handbag or shopping bag',
  smallText: 'One bag, unless it is inside or tied to another.',
  stroller: 'Stroller, skis, guitar',
  strollerText: 'One bag each, in its case or without.',
  bike: 'Bicycle',
  bikeText:
    'One bag. Ask by ‘Message’ on your booking whether there is room; until the drop-off you can cancel for a full refund.',
  limits: 'How large and how heavy',
  limitsText: 'Up to 30 kg, and no side longer than 2.5 m.',
  insured: 'Insured up to $1,200 per item and $2,500 per order.',
  more: 'More questions about bags',
  searched: 'items',
} as const;

export default en satisfies Record<string, string>;
