import { codePrefix } from '#shared/booking/booking-code.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { shopFrontColumns } from '#server/modules/partner/partner.module.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { foundByPiece, haveThePiece, type Page } from './found-by-piece.sql.ts';

/** `CLK-7F3` of what somebody typed of a code so far, with or without the prefix; `null` for what cannot be one. */
function codeStart(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s\-–—_]/g, '');
  const bare = letters.startsWith(codePrefix) ? letters.slice(codePrefix.length) : letters;
  return /^[0-9A-Z]{2,6}$/.test(bare) ? `${codePrefix}-${bare}` : null;
}

/** Whether a text may be a location's slug, which is part of an address: what has a space is not asked for as one. */
const mayBeSlug = (text: string): boolean => /^[^\s@]+$/.test(text);

/** How long a start of a code is that very many have: they are kept in the order of drop-offs by its two letters. */
const SHORT = `${codePrefix}-XX`.length;

/** A question for `id` and `drop_off_at` of the first bookings on a page whose code begins so. */
function byCodeStart(code: string, keep: Keep, page: { readonly limit: string; readonly isOnPage: string }): string {
  const start = unseen(keep(code), 'text');
  const words =
    code.length === SHORT
      ? `(select * from booking_words where left(code, ${SHORT}) = ${start}) w`
      : `(select * from booking_words where code ~>=~ ${start} and code ~<~ ${unseen(keep(`${code}~`), 'text')} offset 0) w`;
  return `select w.booking_id as id, w.drop_off_at from ${words}
    where ${page.isOnPage} order by w.drop_off_at desc, w.booking_id desc limit ${page.limit}`;
}

/**
 * Questions for `id` and `drop_off_at` of the first bookings, the latest drop-off first, that a text finds, each by a
 * way of its own: by a piece of the traveller's name or address or of the location's name, in whatever case, by the
 * beginning of a code, or by the location's whole slug. Accents are told apart.
 */
export function foundByText(text: string, keep: Keep, page: Page): string[] {
  const { limit, after } = page;
  const isOnPage = (at: string, id: string) =>
    after === undefined ? 'true' : `(${at}, ${id}) < (${after.at}, ${after.id})`;
  const ways = [foundByPiece(text, keep, page)];
  if (mayBeSlug(text))
    ways.push(`select b.id, b.drop_off_at from bookings b
     where b.listing_id = (select id from listings where slug = $${keep(text)}) and ${isOnPage('b.drop_off_at', 'b.id')}
     order by b.drop_off_at desc, b.id desc limit ${limit}`);
  const code = codeStart(text);
  if (code === null) return ways;
  return [...ways, byCodeStart(code, keep, { limit, isOnPage: isOnPage('w.drop_off_at', 'w.booking_id') })];
}

/** A question for `id` of the first bookings of several questions, each once. They are few, so that sorting finds them soonest. */
export function firstOfAll(questions: readonly string[], limit: string): string {
  const [first, ...others] = questions;
  if (others.length === 0) return `select id from (${first}) only_way limit ${limit}`;
  return `
    select distinct on (drop_off_at, id) id from (${questions.map((each) => `(${each})`).join(' union all ')}) any_way
    order by drop_off_at desc, id desc limit ${limit}`;
}

/** A question for `id` of the latest bookings that a text finds. */
export const bookingsFound = (text: string, keep: Keep, limit: string): string =>
  firstOfAll(foundByText(text.toLowerCase(), keep, { limit }), limit);

/** A question for code, traveller and location of the latest bookings that a text finds. */
export const bookingsNamed = (text: string, keep: Keep, limit: string): string => `
  select b.code, trim(b.first_name || ' ' || b.last_name) as traveller, l.name as location, ${shopFrontColumns}
  from (${bookingsFound(text, keep, limit)}) f
  join bookings b on b.id = f.id join listings l on l.id = b.listing_id
  order by b.drop_off_at desc, b.id desc`;

/** The same as conditions of `b` (bookings), any of which finds one; for a search that asks for more than a text. */
export function isFoundByText(text: string, keep: Keep): string[] {
  const code = codeStart(text);
  return [
    ...haveThePiece(text, keep).map((question) => `b.id in (${question})`),
    `b.listing_id = (select id from listings where slug = $${keep(text)})`,
    ...(code === null ? [] : [`b.id in (select booking_id from booking_words where code like $${keep(`${code}%`)})`]),
  ];
}
