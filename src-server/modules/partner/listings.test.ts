import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpeningRules, weekdays } from '#shared/availability/opening-rules.ts';
import { packOpening } from '#shared/availability/pack-opening.ts';
import { userConfirmed, userEmailChanged } from '#server/modules/accounts/accounts.events.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { rulesRows } from './listing-draft.ts';
import { setListingImages } from './listing-images.ts';
import { findFreeSlug, slugOf } from './listing-slug.ts';
import { refreshListingState, setPayable } from './listing-state.ts';
import { openingColumns, openingOf, type OpeningRow } from './opening.sql.ts';
import { repackOpening } from './repack-opening.ts';

let t: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const inOne = <Result>(work: (em: EntityManager) => Promise<Result>) => t.db.fork().transactional(work);

async function stateOf(id: string) {
  const [row] = await t.rows<{ published: boolean; bookable: boolean }>(
    'select published, bookable from listings where id = $1',
    [id],
  );
  return row;
}

const slot = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from: from * 30, to: to * 30 }));
const date = fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`);
const week = fc.uniqueArray(
  fc.record({ day: fc.constantFrom(...weekdays), slot }).map(({ day, slot: hours }) => ({ day, ...hours })),
  { selector: ({ day }) => day },
);
const rules: fc.Arbitrary<OpeningRules> = fc.record({
  zone: fc.constant('America/Toronto'),
  availableFullTime: fc.boolean(),
  weekly: week,
  special: fc.uniqueArray(
    fc
      .record({ date, closed: fc.boolean(), replaces: fc.boolean(), slots: fc.array(slot, { maxLength: 1 }) })
      .map((day) => ({ ...day, replaces: !day.closed && day.replaces })),
    {
      selector: ({ date: day, closed }) => `${day} ${closed}`,
      maxLength: 4,
    },
  ),
  closures: fc.array(
    fc.tuple(date, date).map(([one, other]) => ({ from: one < other ? one : other, to: one < other ? other : one })),
    { maxLength: 2 },
  ),
});

/** Writes the editable tables only, as an editor does before it has them packed. */
async function writeRules(em: EntityManager, id: string, next: OpeningRules): Promise<void> {
  await em.execute('delete from weekly_slots');
  await em.execute('delete from special_days');
  await em.execute('delete from closure_periods');
  const rows = rulesRows(id, next);
  for (const table of ['weekly_slots', 'special_days', 'special_slots', 'closure_periods'] as const) {
    await insertRows(em, table, rows[table]);
  }
}

describe('opening rules', () => {
  it('that are written to the editable tables come back, and are packed as the engine packs them', async () => {
    const { id } = await makeListing(t);
    await fc.assert(
      fc.asyncProperty(rules, async (wanted) => {
        const next = { ...wanted, availableFullTime: false };
        await inOne(async (em) => {
          await writeRules(em, id, next);
          await repackOpening(em, t.deps, id);
        });
        const [row] = await t.rows<OpeningRow & { week_open: string }>(
          `select ${openingColumns}, l.week_open::text, (l.week_open, l.shut, l.opened) =
             ($2::int4multirange, $3::tsmultirange, $4::tsmultirange) as same from listings l where l.id = $1`,
          [id, packOpening(next).weekOpen, packOpening(next).shut, packOpening(next).opened],
        );
        expect(row).toMatchObject({ same: true });
        const kept = row === undefined ? null : openingOf(row);
        expect(new Set(kept?.weekly)).toEqual(new Set(next.weekly));
        expect(new Set(kept?.closures)).toEqual(new Set(next.closures));
        expect(new Set(kept?.special)).toEqual(new Set(next.special));
      }),
      { numRuns: 25 },
    );
  });
});

describe('a listing', () => {
  it('is found while it has hours and its owner has a confirmed address', async () => {
    const owner = await makeUser(t, { isPartner: true });
    const { id } = await makeListing(t, { ownerId: owner.userId, published: false });
    await inOne((em) => refreshListingState(em, { listingId: id }));
    expect(await stateOf(id)).toMatchObject({ published: true });
    await inOne(async (em) => {
      await em.execute('delete from weekly_slots where listing_id in (select id from listings where owner_id = ?)', [
        owner.userId,
      ]);
      await repackOpening(em, t.deps, id);
    });
    expect(await stateOf(id)).toMatchObject({ published: false });
  });

  it('is no longer found when its owner takes another address, until that is confirmed', async () => {
    const owner = await makeUser(t, { isPartner: true });
    const { id } = await makeListing(t, { ownerId: owner.userId });
    await t.rows('update users set confirmed_at = null where id = $1', [owner.userId]);
    await inOne((em) => t.deps.events.publish(em, userEmailChanged, { userId: owner.userId }));
    await t.runJobs();
    expect(await stateOf(id)).toMatchObject({ published: false });
    await t.rows('update users set confirmed_at = now() where id = $1', [owner.userId]);
    await inOne((em) => t.deps.events.publish(em, userConfirmed, { userId: owner.userId }));
    await t.runJobs();
    expect(await stateOf(id)).toMatchObject({ published: true });
  });

  it('can be booked while its owner can be paid out', async () => {
    const owner = await makeUser(t, { isPartner: true });
    const { id } = await makeListing(t, { ownerId: owner.userId, bookable: false });
    const other = await makeListing(t, { bookable: true });
    await inOne((em) => setPayable(em, owner.userId, true));
    expect(await stateOf(id)).toMatchObject({ bookable: true });
    await inOne((em) => setPayable(em, owner.userId, false));
    expect(await stateOf(id)).toMatchObject({ bookable: false });
    expect(await stateOf(other.id)).toMatchObject({ bookable: true });
  });

  it('has an address of its own name, and a number where that is taken', async () => {
    expect(slugOf('Café  Ñandú & Söhne, Montréal')).toBe('cafe-nandu-sohne-montreal');
    expect(slugOf('Bagaż Łódź, Straße 1')).toBe('bagaz-lodz-strasse-1');
    const { id } = await makeListing(t);
    expect(await inOne((em) => findFreeSlug(em, 'Union Luggage', 'Toronto'))).toBe('union-luggage-toronto');
    await t.rows("update listings set slug = 'union-luggage-toronto' where id = $1", [id]);
    expect(await inOne((em) => findFreeSlug(em, 'Union Luggage', 'Toronto'))).toBe('union-luggage-toronto-2');
    expect(await inOne((em) => findFreeSlug(em, '東京', '大阪'))).toBe('listing');
  });

  it('shows its pictures in the order they were given', async () => {
    const { id } = await makeListing(t);
    const files = [newId(), newId()];
    await inOne((em) =>
      insertRows(
        em,
        'files',
        files.map((file) => ({
          id: file,
          content_type: 'image/webp',
          width: 1,
          height: 1,
          bytes: Buffer.from('x'),
          created_at: t.clock.now().toString(),
        })),
      ),
    );
    const shown = async () =>
      (
        await t.rows<{ file_id: string }>(
          'select file_id from listing_images where listing_id = $1 order by position',
          [id],
        )
      ).map((row) => row.file_id);
    await inOne((em) => setListingImages(em, id, files));
    expect(await shown()).toEqual(files);
    await inOne((em) => setListingImages(em, id, files.toReversed()));
    expect(await shown()).toEqual(files.toReversed());
  });
});
