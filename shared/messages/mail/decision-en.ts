/** Why money goes back, for the traveller, and why a share is taken back, for the partner. */
const en = {
  shopClosed: '{location} could not take your bags. We are sorry.',
  shopLate: '{location} opened late. We are sorry.',
  bagDamaged: 'Something happened to your bag at {location}. We are sorry.',
  travellerAsked: 'You asked us for it.',
  twice: 'The same stay was paid twice.',
  goodwill: 'Your stay at {location} was not as it should be. We are sorry.',
  shopClosedPartner: 'The bags could not be taken',
  shopLatePartner: 'The location opened late',
  bagDamagedPartner: 'A bag was damaged',
  travellerAskedPartner: 'The traveller asked for their money back',
  twicePartner: 'The same stay was paid twice',
  goodwillPartner: 'Refunded to the traveller',
} as const;

export default en satisfies Record<string, string>;
