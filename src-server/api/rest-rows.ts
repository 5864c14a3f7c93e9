import { accountsRows } from '#server/modules/accounts/accounts.rest.ts';
import { bookingRows } from '#server/modules/booking/booking.rest.ts';
import { ownedListingRows } from './rows/owned-listings.rest.ts';
import { closurePeriodRows, discountRows, specialHourRows, timeSlotRows } from './rows/opening.rest.ts';
import { closeAccountRows } from './rows/close-account.rest.ts';
import { currentUserRows } from './rows/current-user.rest.ts';
import { payoutRows } from '#server/modules/payouts/payouts.rest.ts';
import { integrationRows } from '#server/modules/integrations/integrations.rest.ts';
import { contentRows, settingsRows } from '#server/modules/cms/cms.rest.ts';
import { pricingRows } from '#server/modules/rates/prices.rest.ts';
import { searchRows } from '#server/modules/search/search.rest.ts';
import type { RestRow } from '#server/platform/rest/rest-row.ts';

/** What the calls of each tag are about, in the order of the document. */
export const tags: Readonly<Record<string, string>> = {
  Settings: 'What holds for the whole site',
  Content: 'Pages, articles, the newsletter and the contact form',
  Listings: 'Places that store luggage',
  Accounts: 'Sessions, people and their companies',
  Locations: 'What partners do about their own: hours, holidays, closures, discounts, bookings',
  Bookings: 'Prices of stays, orders and what happens to them',
  Payments: 'Payments that a browser confirms with the card provider',
  Integrations: 'Software of others that tells us of its guests',
  Payouts: 'What partners earn, and where it goes',
  Pricing: 'What storage costs',
};

/** Every documented call, mounted in this order below /api/v1. */
export const restRows: readonly RestRow[] = [
  ...settingsRows,
  ...contentRows,
  ...accountsRows,
  ...closeAccountRows,
  ...currentUserRows,
  ...pricingRows,
  ...bookingRows,
  ...searchRows,
  ...ownedListingRows,
  ...timeSlotRows,
  ...specialHourRows,
  ...closurePeriodRows,
  ...discountRows,
  ...payoutRows,
  ...integrationRows,
];
