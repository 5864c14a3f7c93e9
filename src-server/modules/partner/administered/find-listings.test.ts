import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingStates } from '#shared/admin/lists.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findListings } from './find-listings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  const { userId } = await makeUser(t, { isPartner: true });
  await t.rows(`update users set first_name = 'Oluwaseun', last_name = 'Quist' where id = $1`, [userId]);
  for (let number = 0; number < 36; number += 1) {
    const owned = number % 4 === 0 ? { ownerId: userId } : {};
    const { id } = await makeListing(t, { ...owned, published: number % 3 !== 0 });
    const name = `${number % 2 === 0 ? 'Café Zürich' : 'Corner-Shop'} ${number}`;
    await t.rows('update listings set name = $2, address = $3 where id = $1', [id, name, `${number} Odd_Street 100%`]);
    if (number % 6 === 1)
      await t.rows(`update listings set stopped_at = now(), stopped_because = 'Water' where id = $1`, [id]);
  }
});
afterAll(() => t.close());

const states = {
  all: 'true',
  bookable: 'l.published and l.bookable',
  hidden: 'not l.published',
  stopped: 'l.stopped_at is not null',
};

/** The same, asked plainly of every location. */
async function expected(text: string, state: keyof typeof states): Promise<string[]> {
  const found = (condition: string) =>
    t.rows<{ id: string }>(
      `select l.id from listings l join users u on u.id = l.owner_id where ${states[state]} and ${condition} order by l.door_name, l.id`,
      [text],
    );
  const rows = await found(`(strpos(l.search_text, plain_text($1)) > 0
    or strpos(lower(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(u.phone_number, '')), lower($1)) > 0)`);
  return rows.map(({ id }) => id);
}

describe.each(listingStates)('locations, %s,', (state) => {
  it.each([
    ['a name without its accents', 'cafe zu'],
    ['the middle of words, across a sign', 'NER-SH'],
    ['an address, whose signs stand for themselves', 'd_street 100%'],
    ['one location’s name', 'shop 7'],
    ['its owner’s name', 'seun Qui'],
    ['two letters', 'zu'],
    ['one letter', 'q'],
    ['what nothing has', 'zebra'],
    ['two letters that nothing has', 'xj'],
  ])('are found by %s', async (_, text) => {
    const { listings, isMore } = await findListings(t.deps, { text, state, limit: 50 });
    expect({ ids: listings.map(({ id }) => id), isMore }).toEqual({ ids: await expected(text, state), isMore: false });
  });
});

it('of more than are wanted any are listed, each once', async () => {
  const { listings, isMore } = await findListings(t.deps, { text: 'street', state: 'all', limit: 20 });
  expect([new Set(listings.map(({ id }) => id)).size, isMore]).toEqual([20, true]);
});
