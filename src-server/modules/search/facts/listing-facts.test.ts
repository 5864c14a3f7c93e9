import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rulesOf } from '#shared/availability/rules.fixture.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { getListing } from '../get-listing.ts';
import { listListings } from '../list-listings.ts';
import { searchAreaOf } from '../search-area.ts';
import { openSearchWorld, type SearchWorld, toronto } from '../search-world.fixture.ts';

const now = Instant.parse('2026-10-28T12:00:00Z');
const stay = { dropOffAt: Instant.parse('2026-10-29T16:00:00Z'), pickUpAt: Instant.parse('2026-10-29T22:00:00Z') };
const area = searchAreaOf(toronto, undefined);

describe('facts that are kept', () => {
  let world: SearchWorld;
  let id: string;
  beforeAll(async () => {
    world = await openSearchWorld(now);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.db.query('delete from reviews');
    await world.clear();
    [id = ''] = await world.addListings([{ rules: rulesOf({ availableFullTime: true }) }]);
  });

  const page = async () => {
    const asked = { area, stay, bagsCount: 1, center: toronto, page: 1, perPage: 10 };
    const { items } = await listListings(world.deps, asked);
    return items[0];
  };
  const detail = () => getListing(world.deps, id, { stay, bagsCount: 1, center: toronto, now });

  const makeType = (type: string) =>
    world.db.query(
      `with made as (insert into business_types (id, type, position) values ($1, $2, 1) returning id)
       update listings set business_type_id = made.id from made`,
      [newId(), type],
    );
  const addImage = (fileId: string) =>
    world.db.query(
      `with file as (insert into files (id, content_type, width, height, bytes, created_at) values ($1, 'image/webp', 1, 1, '', $3) returning id)
       insert into listing_images (id, listing_id, file_id, position) select $1, $2, id, 0 from file`,
      [fileId, id, now.toString()],
    );
  const addReview = async () => {
    const stayed = { dropOffAt: now.minusSeconds(90_000), pickUpAt: now.minusSeconds(82_800) };
    await world.addBookings([{ listingId: id, ...stayed, bags: 1, status: 'completed' }]);
    await world.db.query(
      `insert into reviews (id, booking_id, listing_id, author_name, rating, text, created_at)
       select $1, id, listing_id, 'Amara', 3, 'Fine.', $2 from bookings limit 1`,
      [newId(), now.toString()],
    );
  };

  it.each<[what: string, write: () => Promise<unknown>, before?: () => Promise<unknown>]>([
    ['a name', () => world.db.query(`update listings set name = 'Harbour Books'`)],
    ['hours', () => world.db.query(`update listings set available_full_time = false`)],
    ['a stop', () => world.db.query('update listings set bookable = false')],
    ['a picture', () => addImage(newId())],
    ['a picture that goes', () => world.db.query('delete from listing_images'), () => addImage(newId())],
    ['a review', addReview],
    [
      'an answer to a review',
      () => world.db.query(`update reviews set reply_text = 'Thanks', replied_at = $1`, [now.toString()]),
      addReview,
    ],
    [
      'a review that is removed',
      () => world.db.query(`update reviews set removed_at = $1, removed_reason = 'insult'`, [now.toString()]),
      addReview,
    ],
    ['a discount', () => world.db.query(`insert into discounts values ($1, $2, 'Week', 10, 'all')`, [newId(), id])],
    ['its own rates', () => world.db.query('update listings set price_per_hour = 300')],
    [
      'rates of its country',
      () => world.db.query(`update country_pricings set max_price = max_price + 5 where country = 'CA'`),
    ],
    [
      'a name of its kind',
      () => world.db.query(`update business_types set type = 'Florist'`),
      () => makeType('Hairdresser'),
    ],
  ])('show %s at once', async (_what, write, before) => {
    await before?.();
    const [shown, listed] = [await detail(), await page()];
    expect(await detail()).toEqual(shown);
    await write();
    const [anew, listedAnew] = [await detail(), await page()];
    expect(anew).not.toEqual(shown);
    // What a card has of it is the same in a list and on the listing's page.
    expect(anew).toMatchObject(listedAnew ?? {});
    expect(shown).toMatchObject(listed ?? {});
  });

  it('are never those of a transaction that was taken back', async () => {
    const shown = await detail();
    const work = inTransaction(world.deps, async (em) => {
      await sqlRows(em, `update listings set name = 'Harbour Books'`);
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    expect(await detail()).toEqual(shown);
    await world.db.query(`update listings set name = 'Night Books'`);
    expect((await detail()).name).toBe('Night Books');
  });

  it.each([
    [
      'rates of a country',
      (max: number) => world.db.query(`update country_pricings set max_price = ${max} where country = 'CA'`),
    ],
    ['prices of a location', (max: number) => world.db.query(`update listings set price_per_hour = ${max}`)],
  ])('are never those of a primary that was lost: %s', async (_what, set) => {
    await set(250);
    const sequence = 'listings_revision_seq';
    const [{ last_value: number } = {}] = await world.db.query<{ last_value: number }>(
      `select last_value from ${sequence}`,
    );
    const rows = async () => ({
      shared: await world.db.query<object>('select * from shared_facts'),
      rates: await world.db.query<object>(`select * from country_pricings where country = 'CA'`),
    });
    const before = await rows();
    await set(500);
    const lost = await detail();
    // The new primary has not heard of that.
    await inTransaction(world.deps, async (em) => {
      await sqlRows(em, `set local session_replication_role = replica`);
      await sqlRows(em, 'update shared_facts set revision = $1', [(before.shared[0] as { revision: number }).revision]);
      await sqlRows(em, 'select setval($1, $2)', [sequence, number]);
    });
    await set(750);
    expect(await detail()).not.toEqual(lost);
  });

  it('stay the same object as long as nothing was written', async () => {
    expect((await detail()).rules).toBe((await detail()).rules);
  });
});
