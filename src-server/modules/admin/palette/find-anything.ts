import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { worksAs } from '#shared/admin/places.ts';
import type { Deps } from '#server/deps.ts';
import { bookingsNamed } from '#server/modules/booking/booking.module.ts';
import {
  listingsFound,
  shopFrontColumns,
  shopFrontOf,
  type ShopFrontRow,
} from '#server/modules/partner/partner.module.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { searching } from '#server/platform/db/text-search.ts';
import { peopleNamed } from '../people/find-people.ts';

/** Most of a kind: the person who wants more goes to its list. */
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
  role === null || worksAs(role, parts[part]);

interface FoundListing extends ShopFrontRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
}

interface FoundBooking extends ShopFrontRow {
  readonly code: string;
  readonly traveller: string;
  readonly location: string;
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

/** Published ones first. */
function listingsNamed(text: string, keep: Keep): string {
  const order = 'l.published desc, l.door_name, l.id';
  return `select l.id, l.slug, l.door_name as name, l.city_name as city, ${shopFrontColumns}
    from (${listingsFound(text, keep, { columns: 'l.id, l.door_name, l.published', order, limit: `${MAX_OF_A_KIND}` })}) f
    join listings l on l.id = f.id order by ${order}`;
}

/** Addresses are in small letters. */
const pagesNamed = (text: string, keep: Keep): string => {
  const piece = `$${keep(anywhere(text.toLowerCase()))}::text`;
  return `select distinct on (url) url, title from cms_pages where url like ${piece} or lower(title) like ${piece}
    order by url, language limit ${MAX_OF_A_KIND}`;
};

/** What comes of one statement, of those kinds that were asked for. */
interface Found {
  readonly bookings?: readonly FoundBooking[];
  readonly people?: readonly { readonly id: string; readonly name: string; readonly email: string }[];
  readonly listings?: readonly FoundListing[];
  readonly pages?: readonly { readonly url: string; readonly title: string }[];
}

/** One statement for all kinds: asking costs more than most of the answers. */
async function findNamed({ db }: Pick<Deps, 'db'>, text: string, role: AdminRole | null): Promise<Found> {
  const values: unknown[] = [];
  const keep: Keep = (value) => values.push(value);
  const questions: Readonly<Record<keyof Found, () => string>> = {
    bookings: () => bookingsNamed(text, keep, `${MAX_OF_A_KIND}`),
    people: () => peopleNamed(text, keep, `${MAX_OF_A_KIND}`),
    listings: () => listingsNamed(text, keep),
    pages: () => pagesNamed(text, keep),
  };
  const kinds = (['bookings', 'people', 'listings', 'pages'] as const).filter((kind) => mayLook(kind, role));
  const columns = kinds.map((kind) => `(select coalesce(json_agg(f), '[]') from (${questions[kind]()}) f) as ${kind}`);
  const [found] = await searching(db)<Found>(`select ${columns.join(', ')}`, values);
  return found ?? {};
}

/**
 * Bookings by code, name or address, payments by the card provider's name of them, people, locations and pages that a text finds: at most three of a kind, and only
 * what the role works with (`null` for scripts).
 */
export async function findAnything(deps: Pick<Deps, 'db'>, text: string, role: AdminRole | null) {
  const [{ bookings = [], people = [], listings = [], pages = [] }, payments] = await Promise.all([
    findNamed(deps, text, role),
    PAYMENT.test(text) && mayLook('payments', role) ? deps.db.query<FoundPayment>(paymentsSql, [text]) : [],
  ]);
  return {
    bookings: bookings.map(({ code, traveller, location, ...row }) => ({
      code,
      traveller,
      location,
      shopFront: shopFrontOf(row),
    })),
    payments: payments.map(({ id, code, traveller, amount_minor, currency }) => ({
      id,
      code,
      traveller,
      amount: { minor: amount_minor, currency },
    })),
    people,
    listings: listings.map(({ id, slug, name, city, ...row }) => ({
      id,
      slug,
      name,
      city,
      shopFront: shopFrontOf(row),
    })),
    pages,
  };
}
