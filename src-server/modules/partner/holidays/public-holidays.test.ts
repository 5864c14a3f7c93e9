import { expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestAppForTest } from '#server/testing/test-app.ts';

it('a location’s public holidays are those of its region, a year ahead, in the asker’s language', async () => {
  const t = await createTestAppForTest();
  const listing = await makeListing(t);
  await t.rows("update listings set region = 'ON' where id = $1", [listing.id]);
  const owner = await t.as({ userId: listing.ownerId });
  const ask = (locale: 'en' | 'fr') => owner.partner.publicHolidays({ listingId: listing.id, locale });
  const dates = new Map((await ask('en')).days.map(({ date, name }) => [date, name]));
  expect(dates.get('2026-12-25')).toBe('Christmas Day');
  expect(dates.get('2027-02-15')).toBe('Family Day');
  expect([...dates.keys()].every((date) => date >= '2026-11-24' && date <= '2027-11-24')).toBe(true);
  expect((await ask('fr')).days.map(({ name }) => name)).toContain('Noël');
  await t.rows("update listings set region = 'QC' where id = $1", [listing.id]);
  expect((await ask('en')).days.map(({ date }) => date)).toContain('2027-06-24');
  const stranger = await t.as(await makeUser(t, { isPartner: true }));
  await expect(stranger.partner.publicHolidays({ listingId: listing.id, locale: 'en' })).rejects.toMatchObject({
    cause: { key: 'listingNotFound' },
  });
});
