import { accountsRows } from '#server/modules/accounts/accounts.rest.ts';
import { bookingRows } from '#server/modules/booking/booking.rest.ts';
import { contentRows, settingsRows } from '#server/modules/cms/cms.rest.ts';
import { pricingRows } from '#server/modules/pricing/pricing.rest.ts';
import { searchRows } from '#server/modules/search/search.rest.ts';
import type { RestRow } from '#server/platform/rest/rest-row.ts';

/** What the calls of each tag are about, in the order of the document. */
export const tags: Readonly<Record<string, string>> = {
  Settings: 'What holds for the whole site',
  Content: 'Pages, articles, the newsletter and the contact form',
  Accounts: 'Sessions, people and their companies',
  Pricing: 'What storage costs',
  Bookings: 'Prices of stays, orders and what happens to them',
  Payments: 'Payments that a browser confirms with the card provider',
  Listings: 'Places that store luggage',
};

/** Every documented call, mounted in this order below /api/v1. */
export const restRows: readonly RestRow[] = [
  ...settingsRows,
  ...contentRows,
  ...accountsRows,
  ...pricingRows,
  ...bookingRows,
  ...searchRows,
];
