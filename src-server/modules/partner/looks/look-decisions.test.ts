import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlaceFinder } from '#server/platform/geo/google-places.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { findAddress } from './find-address.ts';
import {
  METERS_150,
  added,
  decide,
  failsWith,
  fine,
  isLive,
  lookAt,
  move,
  refusal,
  twoWorlds,
} from './looks.fixture.ts';

const worlds = twoWorlds();

describe('a decision', () => {
  it('is made by administrators who do this work only, and an answer by the owner only', async () => {
    const { listingId, me } = await added(worlds.on);
    const { lookId, seen } = await decide(worlds.on, listingId, refusal());
    const finance = await worlds.on.t.as(await makeUser(worlds.on.t, { role: 'admin', adminRole: 'finance' }));
    const stranger = await worlds.on.t.as(await makeUser(worlds.on.t, { isPartner: true }));
    for (const person of [finance, stranger, me]) {
      await expect(person.admin.newLocations.decide({ lookId, seen, decision: fine })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await expect(person.admin.newLocations.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const answer = { listingId, answer: 'It is mine' };
    await expect(stranger.partner.answerLook(answer)).rejects.toEqual(failsWith('listingNotFound'));
    expect(await lookAt(worlds.on, listingId)).toMatchObject({ state: 'refused' });
  });

  it('once more by the same person is none; another one is refused, and stands once in the log', async () => {
    const { listingId } = await added(worlds.on);
    const { lookId, seen } = await decide(worlds.on, listingId, fine);
    await worlds.on.noor.admin.newLocations.decide({ lookId, seen, decision: fine });
    for (const decision of [fine, refusal()]) {
      await expect(worlds.on.ilan.admin.newLocations.decide({ lookId, seen, decision })).rejects.toEqual(
        failsWith('newLocationGone'),
      );
    }
    expect(
      await worlds.on.t.rows('select action, before, after from audit_log where subject_id = $1', [lookId]),
    ).toMatchObject([{ action: 'admin.newLocations.decide', before: { state: 'waiting' }, after: { state: 'fine' } }]);
  });

  it('of a location that is not there is none', async () => {
    const lookId = randomUUID();
    const made = { lookId, seen: '', decision: fine };
    await expect(worlds.on.noor.admin.newLocations.show({ lookId })).rejects.toEqual(failsWith('notFound'));
    await expect(worlds.on.noor.admin.newLocations.address({ lookId })).rejects.toEqual(failsWith('notFound'));
    await expect(worlds.on.noor.admin.newLocations.decide(made)).rejects.toEqual(failsWith('notFound'));
  });

  it('of two at the same time is the one that came first; the other is refused', async () => {
    const { listingId, email } = await added(worlds.on);
    const lookId = (await lookAt(worlds.on, listingId))?.id ?? '';
    const { seen } = await worlds.on.noor.admin.newLocations.show({ lookId });
    const made = await Promise.allSettled([
      worlds.on.noor.admin.newLocations.decide({ lookId, seen, decision: refusal() }),
      worlds.on.ilan.admin.newLocations.decide({ lookId, seen, decision: fine }),
    ]);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const isRefused = made[0].status === 'fulfilled';
    expect(await isLive(worlds.on, listingId)).toBe(!isRefused);
    await worlds.on.t.runJobs();
    const told = worlds.on.t.mails.filter(({ to, about }) => to === email && about?.kind === 'lookDecision');
    expect(told.map(({ subject }) => /not approved/.test(subject))).toEqual([isRefused]);
  });

  it('is made on what was seen: not when the pin, the name or the answer is another by then', async () => {
    const { listingId } = await added(worlds.on);
    const lookId = (await lookAt(worlds.on, listingId))?.id ?? '';
    const { seen } = await worlds.on.noor.admin.newLocations.show({ lookId });
    await move(worlds.on, listingId, METERS_150);
    await expect(worlds.on.noor.admin.newLocations.decide({ lookId, seen, decision: fine })).rejects.toEqual(
      failsWith('newLocationChanged'),
    );
    expect(await isLive(worlds.on, listingId)).toBe(false);
  });
});

describe('what an administrator is shown', () => {
  it('is its owner, and what may be the same place', async () => {
    // Of another owner, called the same.
    await added(worlds.off);
    const { listingId, userId } = await added(worlds.off);
    const twin = await makeListing(worlds.off.t, { ownerId: userId, at: { latitude: 43.6467, longitude: -79.3822 } });
    const lookId = (await lookAt(worlds.off, listingId))?.id ?? '';
    const shown = await worlds.off.noor.admin.newLocations.show({ lookId });
    expect(shown.owner).toMatchObject({ name: 'Ada Lovelace', locationsCount: 2, isConfirmed: true });
    const found = shown.alike.find(({ id }) => id === twin.id);
    expect(found).toMatchObject({ isOfOwner: true, isNear: true, isCalledAlike: false });
    expect(found?.meters).toBeGreaterThan(5);
    expect(found?.meters).toBeLessThan(20);
    expect(shown.alike.some(({ isCalledAlike, isOfOwner }) => isCalledAlike && !isOfOwner)).toBe(true);
  });

  it('is how far the address is from the pin, or why that is not known', async () => {
    const { listingId } = await added(worlds.off);
    const lookId = (await lookAt(worlds.off, listingId))?.id ?? '';
    const ask = (placeFinder: PlaceFinder) =>
      findAddress({ ...worlds.off.t.deps, placeFinder }, { lookId, language: 'en' });
    const asked: string[] = [];
    const there = {
      id: '1',
      kind: 'address',
      name: '61 York St',
      context: 'Toronto',
      latitude: 43.6475,
      longitude: -79.3822,
    } as const;
    const found = await ask({ find: async ({ text }) => (asked.push(text), [there]) });
    expect(asked).toEqual(['61 York St, Toronto, CA']);
    expect(found).toMatchObject({ kind: 'found', text: '61 York St, Toronto', meters: 100 });
    expect(await ask({ find: async () => [] })).toEqual({ kind: 'nowhere' });
    expect(await ask({ find: () => Promise.reject(new Error('away')) })).toEqual({ kind: 'silent' });
    expect(await worlds.off.noor.admin.newLocations.address({ lookId })).toEqual({ kind: 'noService' });
  });
});
