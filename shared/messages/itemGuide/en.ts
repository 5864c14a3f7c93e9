/** Texts of the size guide: what counts as one item. */
const en = {
  title: 'What counts as an item',
  lead: 'Anything you hand over in one piece is one item, whatever its size.',
  suitcase: 'Suitcase or backpack',
  suitcaseText: 'One item each, from cabin bag to trunk.',
  small: 'Handbag or shopping bag',
  smallText: 'One item, unless it is inside or tied to another.',
  stroller: 'Stroller, skis, guitar',
  strollerText: 'One item each, in its case or without.',
  bike: 'Bicycle',
  bikeText:
    'One item. Ask by ‘Message’ on your booking whether there is room; until the drop-off you can cancel for a full refund.',
  limits: 'How large and how heavy',
  limitsText: 'Up to 30 kg, and no side longer than 2.5 m.',
  insured: 'Insured up to $1,200 per item and $2,500 per order.',
  more: 'More questions about items',
  searched: 'items',
} as const;

export default en satisfies Record<string, string>;
