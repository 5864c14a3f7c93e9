import { byName } from '#shared/pricing/tariff.ts';
import type { RemovalReason } from '#shared/reviews/review-rules.ts';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { Deps } from '#server/deps.ts';
import { moderate } from '#server/modules/booking/booking.module.ts';
import { removeNoteFromThread } from '#server/modules/cms/cms.module.ts';
import {
  removeNote,
  resumeListing,
  setAddress,
  setBusinessType,
  setListingRates,
  stopListing,
} from '#server/modules/partner/partner.module.ts';
import { amountColumns, amountsOf, changeCoupon, endCoupon } from '#server/modules/pricing/pricing.module.ts';
import { dropPlan, undoRates } from '#server/modules/rates/rates.module.ts';
import type { Actor } from '#server/platform/access/operator.ts';
import type { AuditedRow, Row } from '#server/platform/audit/audited-row.ts';
import { actNotUndoable } from '../admin.errors.ts';
import { setAdminRole } from '../people/manage-person.ts';
import { setPartner } from '../people/partner-role.ts';

interface Undone {
  readonly id: string;
  /** The row as it was before the act; what the act did not change as it is now. */
  readonly was: Row;
  /** The row as it is. */
  readonly row: Row;
  /** Who takes it back. */
  readonly by: Actor;
}

export interface Reversal {
  readonly table: AuditedRow['table'];
  /** What the act changes: as long as these stand as it left them, it can be taken back. */
  readonly columns: readonly string[];
  /** Does the opposite through the same function as the act, with its checks and its errors. */
  readonly undo: (deps: Deps, undone: Undone) => Promise<unknown>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Only owners take acts back. */
const asOwner = { userId: null, isOwner: true } as const;

const coupon: Reversal = {
  table: 'coupons',
  columns: ['note', 'valid_until', 'max_uses', 'max_uses_per_customer', 'budget'],
  undo: (deps, { id, was }) =>
    changeCoupon(deps, {
      couponId: id,
      note: text(was.note),
      validUntil: textOrNull(was.valid_until),
      maxUses: numberOrNull(was.max_uses),
      maxUsesPerCustomer: numberOrNull(was.max_uses_per_customer),
      budget: numberOrNull(was.budget) ?? 500,
    }),
};

const listing: Reversal = {
  table: 'listings',
  columns: ['stopped_at', 'stopped_because'],
  undo: (deps, { id, was }) =>
    was.stopped_at === null
      ? resumeListing(deps, id)
      : stopListing(deps, { listingId: id, reason: text(was.stopped_because) }),
};

const rates: Reversal = {
  table: 'rate_plans',
  columns: ['dropped_at'],
  undo: (deps, { id, row, by }) => (row.applied_at === null ? dropPlan(deps, id) : undoRates(deps, id, by.userId)),
};

/** What can be taken back, by the procedure that did it. Money that left, mails and sessions that ended can't. */
export const reversals: Readonly<Record<string, Reversal>> = {
  'admin.coupons.add': { table: 'coupons', columns: ['valid_until'], undo: (deps, { id }) => endCoupon(deps, id) },
  'admin.coupons.change': coupon,
  'admin.coupons.end': coupon,
  'admin.listings.stop': listing,
  'admin.listings.resume': listing,
  'admin.listings.setBusinessType': {
    table: 'listings',
    columns: ['business_type_id'],
    undo: (deps, { id, was }) =>
      typeof was.business_type_id === 'string'
        ? setBusinessType(deps, { listingId: id, businessTypeId: was.business_type_id, reason: null })
        : Promise.reject(actNotUndoable()),
  },
  'admin.listings.setAddress': {
    table: 'listings',
    columns: ['address', 'latitude', 'longitude'],
    undo: (deps, { id, was }) =>
      setAddress(deps, {
        listingId: id,
        address: text(was.address),
        latitude: Number(was.latitude),
        longitude: Number(was.longitude),
        reason: null,
      }),
  },
  'admin.listings.setRates': {
    table: 'listings',
    columns: amountColumns,
    undo: (deps, { id, was }) =>
      setListingRates(deps, {
        listingId: id,
        ...amountsOf(byName(amountColumns, (column) => numberOrNull(was[column]))),
      }),
  },
  'admin.listings.removeNote': {
    table: 'listing_notes',
    columns: ['removed_at'],
    undo: (deps, { id, was }) => removeNote(deps, asOwner, { noteId: id, removed: was.removed_at !== null }),
  },
  'admin.messages.removeNote': {
    table: 'contact_entries',
    columns: ['removed_at'],
    undo: (deps, { id, was }) => removeNoteFromThread(deps, asOwner, { entryId: id, removed: was.removed_at !== null }),
  },
  'admin.rates.plan': rates,
  'admin.rates.undo': rates,
  'admin.people.setAdminRole': {
    table: 'users',
    columns: ['admin_role'],
    undo: (deps, { id, was, by }) => setAdminRole(deps, by, { userId: id, role: was.admin_role as AdminRole | null }),
  },
  'admin.people.setPartner': {
    table: 'users',
    columns: ['is_partner'],
    undo: (deps, { id, was }) => setPartner(deps, { userId: id, isPartner: was.is_partner === true }),
  },
  'admin.reviews.decide': {
    table: 'reviews',
    columns: ['removed_at', 'reply_removed_at'],
    undo: (deps, { id, was, row }) => {
      const about = was.removed_at === row.removed_at ? 'reply' : 'review';
      const part = about === 'reply' ? 'reply_' : '';
      const reason = was[`${part}removed_reason`] as RemovalReason | null;
      const decision = reason === null ? ({ kind: 'restore' } as const) : ({ kind: 'remove', reason } as const);
      return moderate(deps, { reviewId: id, about, decision });
    },
  },
};
