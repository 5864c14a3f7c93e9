import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { Deps } from '#server/deps.ts';
import { listBookings } from '#server/modules/booking/booking.module.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { hasTrigram, wordsFound } from '#server/platform/db/words-found.sql.ts';
import { findPeople } from '../people/find-people.ts';

/** Most of a kind: whoever wants more goes to its list. */
const MAX_OF_A_KIND = 3;

/** What an administrator of a role may look for; owners and scripts everything. */
const parts = {
  bookings: ['support', 'finance'],
  payments: ['support', 'finance'],
  people: ['support'],
  listings: ['support', 'finance'],
  pages: ['content'],
} as const satisfies Record<string, readonly AdminRole[]>;

const mayLook = (part: keyof typeof parts, role: AdminRole | null): boolean =>
  role === null || role === 'owner' || parts[part].some((each) => each === role);

interface FoundListing {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
}

interface FoundPayment {
  readonly id: string;
  readonly code: string;
  readonly traveller: string;
  readonly amount_minor: number;
  readonly currency: string;
}

/** How the card provider's names of payments begin: they are found by their beginning. */
const PAYMENT = /^pi_\w{4,}$/;

const paymentsSql = `select p.provider_intent_id as id, b.code,
    trim(b.first_name || ' ' || b.last_name) as traveller, p.amount_minor::int, p.currency
  from payments p join bookings b on b.id = p.booking_id
  where p.provider_intent_id ^@ $1 order by p.provider_intent_id limit ${MAX_OF_A_KIND}`;

/**
 * Of a word that very many have any three do, published ones first: to put all of them in order takes long. Others are
 * asked for where fewer than three published ones have it, so that an index names few of them.
 */
function listingsSql(text: string): string {
  const piece = '(select plain_text($1::text))';
  const isFound = `l.search_text like ${piece}`;
  const isIndexed = `as_one_word(l.search_text) like as_one_word(${piece})`;
  const byIndex = hasTrigram(text) ? isIndexed : null;
  const shown = wordsFound({
    from: 'listings l',
    where: 'l.published',
    columns: 'l.id',
    order: 'l.id',
    isAnyGood: true,
    isFound,
    found: byIndex,
    limit: `${MAX_OF_A_KIND}`,
  });
  return `with shown as materialized (${shown}),
      hidden as materialized (
        select l.id from (select * from listings l where ${byIndex ?? `not l.published and ${isFound}`} offset 0) l
        where not l.published and (select count(*) from shown) < ${MAX_OF_A_KIND} limit ${MAX_OF_A_KIND}),
      found as (select id from shown union all select id from hidden limit ${MAX_OF_A_KIND})
    select l.id, l.slug, l.name, l.city_name as city from found f join listings l on l.id = f.id
    order by l.published desc, l.name`;
}

/**
 * Bookings by code, name or address, payments by the card provider's name of them, people, locations and pages that a text finds: at most three of a kind, and only
 * what the role works with (`null` for scripts).
 */
export async function findAnything(deps: Deps, text: string, role: AdminRole | null) {
  const { db } = deps;
  const [bookings, payments, people, listings, pages] = await Promise.all([
    mayLook('bookings', role)
      ? listBookings(deps, { text, dropOff: 'any', after: null, limit: MAX_OF_A_KIND }).then((found) => found.bookings)
      : [],
    PAYMENT.test(text) && mayLook('payments', role) ? db.query<FoundPayment>(paymentsSql, [text]) : [],
    mayLook('people', role)
      ? findPeople(deps, { text, kind: 'all', limit: MAX_OF_A_KIND }).then((found) => found.people)
      : [],
    mayLook('listings', role) ? db.query<FoundListing>(listingsSql(text), [anywhere(text)]) : [],
    mayLook('pages', role)
      ? db.query<{ url: string; title: string }>(
          `select distinct on (url) url, title from cms_pages where title ilike $1 or url ilike $1
           order by url, language limit ${MAX_OF_A_KIND}`,
          [anywhere(text)],
        )
      : [],
  ]);
  return {
    bookings: bookings.map(({ code, traveller, location }) => ({ code, traveller, location })),
    payments: payments.map(({ id, code, traveller, amount_minor, currency }) => ({
      id,
      code,
      traveller,
      amount: { minor: amount_minor, currency },
    })),
    people: people.map(({ id, name, email }) => ({ id, name, email })),
    listings,
    pages,
  };
}
