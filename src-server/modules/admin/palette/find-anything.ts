import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { Deps } from '#server/deps.ts';
import { listBookings } from '#server/modules/booking/booking.module.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { findPeople } from '../people/find-people.ts';

/** Most of a kind: whoever wants more goes to its list. */
const MOST = 3;

/** What an administrator of a role may look for; owners and scripts everything. */
const parts = {
  bookings: ['support', 'finance'],
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

/** Of a word that very many have any three do, published ones first: to put all of them in order takes long. */
const listingsSql = `select id, slug, name, city from (${['published', 'not published']
  .map(
    (isShown) => `(select id, slug, name, city_name as city, published from listings
     where ${isShown} and search_text like plain_text($1) limit ${MOST})`,
  )
  .join(' union all ')} limit ${MOST}) found order by published desc, name`;

/**
 * Bookings by code, name or address, people, locations and pages that a text finds: at most three of a kind, and only
 * what the role works with (`null` for scripts).
 */
export async function findAnything(deps: Deps, text: string, role: AdminRole | null) {
  const { db } = deps;
  const [bookings, people, listings, pages] = await Promise.all([
    mayLook('bookings', role)
      ? listBookings(deps, { text, dropOff: 'any', after: null, limit: MOST }).then((found) => found.bookings)
      : [],
    mayLook('people', role) ? findPeople(deps, { text, kind: 'all', limit: MOST }).then((found) => found.people) : [],
    mayLook('listings', role) ? db.query<FoundListing>(listingsSql, [anywhere(text)]) : [],
    mayLook('pages', role)
      ? db.query<{ url: string; title: string }>(
          `select distinct on (url) url, title from cms_pages where title ilike $1 or url ilike $1
           order by url, language limit ${MOST}`,
          [anywhere(text)],
        )
      : [],
  ]);
  return {
    bookings: bookings.map(({ code, traveller, location }) => ({ code, traveller, location })),
    people: people.map(({ id, name, email }) => ({ id, name, email })),
    listings,
    pages,
  };
}
