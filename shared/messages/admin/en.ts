import type { Text } from '../text.ts';

/** Texts of what surrounds the pages of administration. */
const en = {
  title: 'Administration',
  admin: 'Admin',
  navLabel: 'Administration',
  groupBusiness: 'Business',
  groupSetUp: 'Set-up',
  groupSystem: 'System',
  navHome: 'Home',
  navChangeRequests: 'Change requests',
  navMessages: 'Messages',
  navBookings: 'Bookings',
  navClaims: 'Claims',
  navReviews: 'Reviews',
  navListings: 'Listings',
  navPeople: 'People',
  navPayouts: 'Payouts',
  navPricing: 'Pricing',
  navCoupons: 'Coupons',
  navPages: 'Pages',
  navJobs: 'Jobs',
  navTokens: 'Service tokens',
  navAudit: 'Audit log',
  sandbox: 'Sandbox, no real money moves',
  timesIn: 'Times in {place}',
  isItYou: 'Is it you, {name}?',
  yourPassword: 'Your password',
  goodFor15: 'Then not again for 15 minutes, on this computer only. Logged.',
  cancel: 'Cancel',
  lockTitle: 'One more lock',
  lockLeadNew: 'Money and other people’s data are behind this door. It takes two minutes, once.',
  lockLead: 'Money and other people’s data are behind this door.',
  lockPassword: 'Right',
  lockRecovery: 'For the day the phone is gone. Without phone and codes, only an owner can let you in.',
  lockAsked:
    'Asked again after 12 hours. Before money leaves, a role changes or data is exported, your password is asked for.',
  signedInAs: 'Signed in as {email}',
  goToConsole: 'Go to the console',
} as const satisfies Record<string, Text>;

export default en;
