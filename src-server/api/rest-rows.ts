import { accountsRows } from '#server/modules/accounts/accounts.rest.ts';
import { bookingRows } from '#server/modules/booking/booking.rest.ts';
import { contentRows, settingsRows } from '#server/modules/cms/cms.rest.ts';
import { pricingRows } from '#server/modules/pricing/pricing.rest.ts';
import { searchRows } from '#server/modules/search/search.rest.ts';
import type { RestRow } from '#server/platform/rest/rest-row.ts';

/** Every documented call, mounted in this order below /api/v1. */
export const restRows: readonly RestRow[] = [
  ...settingsRows,
  ...contentRows,
  ...accountsRows,
  ...pricingRows,
  ...bookingRows,
  ...searchRows,
];
