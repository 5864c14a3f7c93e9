import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceFinder } from '#server/platform/geo/google-places.ts';
import { makeListing, makeToronto, makeUser } from '#server/testing/factories.ts';
import { aListingForm } from '#server/testing/listing-form.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findAddress } from './find-address.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
interface World {
  readonly t: TestApp;
  readonly noor: Person;
  readonly ilan: Person;
  readonly owner: Person;
}

async function begin(isOn: boolean): Promise<World> {
  const t = await createTestApp({ config: { REVIEW_NEW_LOCATIONS: isOn } });
  await makeListing(t);
  await makeToronto(t);
  const support = async () => t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  const owner = await t.as(await makeUser(t, { role: 'admin' }));
  return { t, noor: await support(), ilan: await support(), owner };
}
let on: World;
let off: World;
beforeAll(async () => {
  [on, off] = [await begin(true), await begin(false)];
});
afterAll(async () => {
  await on.t.close();
  await off.t.close();
});

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
const refusal = (reason = 'There is no shop at this address') => ({ kind: 'refuse', reason }) as const;
const fine = { kind: 'fine' } as const;

/** A location that is added with its hours. */
async function added({ t, owner }: World, language: 'english' | 'french' | 'spanish' = 'english') {
  const partner = await makeUser(t, { isPartner: true, language });
  const { requestId, ...form } = { ...aListingForm(), alternativeName: 'Harbour' };
  const weekly = [{ day: 'monday' as const, from: 540, to: 1020 }];
  const listing = { ...form, requestId };
  const { id } = await owner.admin.importListing({ ownerEmail: partner.email, listing, weekly, dryRun: false });
  return { listingId: id ?? '', email: partner.email, userId: partner.userId, me: await t.as(partner) };
}

const lookAt = async ({ t }: World, listingId: string) => {
  const [row] = await t.rows<{ id: string; because: string; state: string; gates: boolean }>(
    'select id, because, state, gates from location_looks where listing_id = $1',
    [listingId],
  );
  return row;
};
const isLive = async ({ t }: World, listingId: string) =>
  (await t.rows<{ published: boolean }>('select published from listings where id = $1', [listingId]))[0]?.published;

/** Opens it and decides on what is seen. */
async function decide(world: World, listingId: string, decision: ReturnType<typeof refusal> | typeof fine) {
  const lookId = (await lookAt(world, listingId))?.id ?? '';
  const { seen } = await world.noor.admin.newLocations.show({ lookId });
  await world.noor.admin.newLocations.decide({ lookId, seen, decision });
  return { lookId, seen };
}

const move = async ({ noor }: World, listingId: string, by: number) => {
  const { latitude, longitude, address } = await noor.admin.opening.listing({ listingId });
  const wish = { listingId, address, latitude: latitude + by, longitude, reason: 'As you asked by phone' };
  await noor.admin.listings.setAddress(wish);
};
/** In degrees of latitude. */
const METERS_150 = 0.00135;
const METERS_250 = 0.00225;

describe('a new location', () => {
  it('is not published with the setting on until it is found fine, and is active meanwhile', async () => {
    const { listingId, me } = await added(on);
    expect(await isLive(on, listingId)).toBe(false);
    expect(await me.partner.listing({ listingId })).toMatchObject({
      status: 'active',
      isPublished: false,
      look: { state: 'waiting', reason: null, answer: null },
    });
    const wish = { ...aListingForm(), listingId, phoneNumber: '+14165550142', notificationsEmail: 'a@example.com' };
    await me.partner.updateListing({ ...wish, name: 'Harbour', bookingsNotificationsEnabled: true });
    expect(await isLive(on, listingId)).toBe(false);
    expect((await on.noor.admin.listings.show({ listingId })).look).toMatchObject({ state: 'waiting', isHeld: true });
    await decide(on, listingId, fine);
    expect((await on.noor.admin.listings.show({ listingId })).look).toBeNull();
    expect(await isLive(on, listingId)).toBe(true);
    expect((await me.partner.listing({ listingId })).look).toBeNull();
  });

  it('is published at once with the setting off, and listed for a look that hides nothing', async () => {
    const { listingId, me, email } = await added(off);
    expect(await isLive(off, listingId)).toBe(true);
    expect((await me.partner.listing({ listingId })).look).toBeNull();
    expect((await off.noor.admin.listings.show({ listingId })).look).toMatchObject({ state: 'waiting', isHeld: false });
    const id = (await lookAt(off, listingId))?.id ?? '';
    const listed = (await off.noor.admin.newLocations.list()).find((each) => each.id === id);
    expect(listed).toMatchObject({ because: 'new', state: 'waiting', isLive: true, isHeld: false, isUrgent: false });
    await decide(off, listingId, fine);
    await off.t.runJobs();
    expect(off.t.mails.filter(({ to }) => to === email)).toEqual([]);
  });

  it('that was there before has no look', async () => {
    const { id } = await makeListing(on.t);
    expect(await lookAt(on, id)).toBeUndefined();
  });

  it('that is not looked at stays hidden and burns after 48 hours, not a moment before', async () => {
    const { listingId } = await added(on);
    const id = (await lookAt(on, listingId))?.id ?? '';
    const needOf = async () => (await on.noor.admin.home.get()).needs.find((need) => need.id === `new-location:${id}`);
    const waitsFor = (time: string) =>
      on.t.rows('update location_looks set asked_at = $2::timestamptz - $3::interval where id = $1', [
        id,
        on.t.clock.now().toString(),
        time,
      ]);
    await waitsFor('47 hours 59 minutes');
    expect(await needOf()).toMatchObject({ kind: 'newLocation', isUrgent: false });
    await waitsFor('48 hours');
    expect(await needOf()).toMatchObject({ isUrgent: true, to: `/admin/new-locations?look=${id}` });
    expect((await on.noor.admin.newLocations.list()).find((each) => each.id === id)?.isUrgent).toBe(true);
    await on.t.runJobs();
    expect(await isLive(on, listingId)).toBe(false);
    await decide(on, listingId, fine);
    expect(await needOf()).toBeUndefined();
  });

  it('does not burn with the setting off', async () => {
    const { listingId } = await added(off);
    const id = (await lookAt(off, listingId))?.id ?? '';
    await off.t.rows("update location_looks set asked_at = asked_at - interval '9 days' where id = $1", [id]);
    const { needs } = await off.noor.admin.home.get();
    expect(needs.find((need) => need.id === `new-location:${id}`)).toMatchObject({ isUrgent: false });
  });
});

describe('a pin that moves', () => {
  it('within 200 m of where it was looked at needs no look; several short moves are one long one', async () => {
    const { listingId } = await added(on);
    await decide(on, listingId, fine);
    await move(on, listingId, METERS_150);
    expect(await lookAt(on, listingId)).toMatchObject({ state: 'fine' });
    expect(await isLive(on, listingId)).toBe(true);
    await move(on, listingId, METERS_150);
    expect(await lookAt(on, listingId)).toMatchObject({ state: 'waiting', because: 'moved' });
    expect(await isLive(on, listingId)).toBe(false);
  });

  it('far is looked at again, also of a location that was there before, and by an approved request', async () => {
    const { id: listingId, ownerId } = await makeListing(off.t);
    const me = await off.t.as({ userId: ownerId });
    const asItIs = { ...aListingForm(), name: 'Union Station Luggage', notificationsEmail: 'a@example.com' };
    const { latitude, longitude } = await me.partner.listing({ listingId });
    await me.partner.updateListing({
      ...asItIs,
      listingId,
      bookingsNotificationsEnabled: true,
      latitude: latitude + METERS_250,
      longitude,
    });
    expect(await lookAt(off, listingId)).toBeUndefined();
    const [request] = await off.t.rows<{ id: string }>('select id from change_requests where listing_id = $1', [
      listingId,
    ]);
    const changeRequestId = request?.id ?? '';
    const { seen } = await off.noor.admin.changeRequests.show({ changeRequestId });
    await off.noor.admin.changeRequests.decide({ changeRequestId, seen, decision: { kind: 'approve' } });
    expect(await lookAt(off, listingId)).toMatchObject({ state: 'waiting', because: 'moved', gates: false });
    expect(await isLive(off, listingId)).toBe(true);
  });

  it('over a border is looked at again however near, where administration has set the country', async () => {
    const { listingId } = await added(on);
    await decide(on, listingId, fine);
    // Where Windsor and Detroit face each other, 100 m on either side of the border in the river.
    const [ca, us] = [42.3168, 42.318];
    await on.t.rows('update listings set latitude = $2, longitude = -83.058 where id = $1', [listingId, ca]);
    await on.t.rows('update location_looks set latitude = $2, longitude = -83.058 where listing_id = $1', [
      listingId,
      ca,
    ]);
    await on.t.rows(
      `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
       values ($1, 'city', 'Detroit', 'Michigan, United States', 'US', 42.33, -83.05, 1, 'detroit')`,
      [randomUUID()],
    );
    await on.t.rows(
      `insert into country_pricings select (jsonb_populate_record(p, jsonb_build_object('id', $1::uuid, 'country', 'US'))).*
       from country_pricings p where country = 'CA' and region is null`,
      [randomUUID()],
    );
    await on.t.rows("update listings set country = 'US' where id = $1", [listingId]);
    await move(on, listingId, us - ca);
    expect(await lookAt(on, listingId)).toMatchObject({ state: 'waiting', because: 'moved' });
  });
});

describe('a refusal', () => {
  it.each([true, false])('hides it with a reason until it is found fine (setting on: %s)', async (isOn) => {
    const world = isOn ? on : off;
    const { listingId, me } = await added(world);
    await decide(world, listingId, refusal());
    expect(await isLive(world, listingId)).toBe(false);
    expect((await me.partner.listing({ listingId })).look).toEqual({
      state: 'refused',
      reason: 'There is no shop at this address',
      answer: null,
    });
    const answer = { listingId, answer: 'The door beside the bank' };
    await Promise.all([me.partner.answerLook(answer), me.partner.answerLook(answer)]);
    expect(await isLive(world, listingId)).toBe(false);
    const { lookId } = await decide(world, listingId, refusal('The bank says otherwise'));
    expect(await world.noor.admin.newLocations.show({ lookId })).toMatchObject({
      state: 'refused',
      answer: 'The door beside the bank',
      isHeld: true,
    });
    await decide(world, listingId, fine);
    expect(await isLive(world, listingId)).toBe(true);
    await expect(me.partner.answerLook({ listingId, answer: 'Thank you' })).rejects.toEqual(
      failsWith('newLocationGone'),
    );
  });

  it('counts 48 hours from the answer', async () => {
    const { listingId, me } = await added(on);
    await decide(on, listingId, refusal());
    await on.t.rows("update location_looks set asked_at = asked_at - interval '3 days' where listing_id = $1", [
      listingId,
    ]);
    await me.partner.answerLook({ listingId, answer: 'The door beside the bank' });
    const id = (await lookAt(on, listingId))?.id;
    expect((await on.noor.admin.newLocations.list()).find((each) => each.id === id)).toMatchObject({
      state: 'waiting',
      isUrgent: false,
    });
  });

  it('of a location that goes far away stays one: it is hidden until it is found fine there', async () => {
    const { listingId } = await added(off);
    await decide(off, listingId, refusal());
    await move(off, listingId, METERS_250);
    expect(await lookAt(off, listingId)).toMatchObject({ state: 'waiting', gates: true });
    expect(await isLive(off, listingId)).toBe(false);
  });

  it.each([
    ['english', /was not approved$/, 'Answer'],
    ['french', /n’a pas été approuvé$/, 'Répondre'],
    ['spanish', /no se ha aprobado$/, 'Responder'],
  ] as const)(
    'and what is found fine after it waited are told to a partner (%s)',
    async (language, subject, action) => {
      const { listingId, email } = await added(on, language);
      const told = async () => {
        await on.t.runJobs();
        return on.t.mails.filter(({ to, about }) => to === email && about?.kind === 'lookDecision');
      };
      await decide(on, listingId, refusal());
      const [mail] = await told();
      expect(mail?.subject).toMatch(subject);
      expect(mail?.text).toContain('There is no shop at this address');
      expect(mail?.text).toContain(action);
      await decide(on, listingId, fine);
      expect(await told()).toHaveLength(2);
    },
  );
});

describe('a decision', () => {
  it('is made by administrators who do this work only, and an answer by the owner only', async () => {
    const { listingId, me } = await added(on);
    const { lookId, seen } = await decide(on, listingId, refusal());
    const finance = await on.t.as(await makeUser(on.t, { role: 'admin', adminRole: 'finance' }));
    const stranger = await on.t.as(await makeUser(on.t, { isPartner: true }));
    for (const person of [finance, stranger, me]) {
      await expect(person.admin.newLocations.decide({ lookId, seen, decision: fine })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await expect(person.admin.newLocations.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const answer = { listingId, answer: 'It is mine' };
    await expect(stranger.partner.answerLook(answer)).rejects.toEqual(failsWith('listingNotFound'));
    expect(await lookAt(on, listingId)).toMatchObject({ state: 'refused' });
  });

  it('once more by the same person is none; another one is refused, and stands once in the log', async () => {
    const { listingId } = await added(on);
    const { lookId, seen } = await decide(on, listingId, fine);
    await on.noor.admin.newLocations.decide({ lookId, seen, decision: fine });
    for (const decision of [fine, refusal()]) {
      await expect(on.ilan.admin.newLocations.decide({ lookId, seen, decision })).rejects.toEqual(
        failsWith('newLocationGone'),
      );
    }
    expect(
      await on.t.rows('select action, before, after from audit_log where subject_id = $1', [lookId]),
    ).toMatchObject([{ action: 'admin.newLocations.decide', before: { state: 'waiting' }, after: { state: 'fine' } }]);
  });

  it('of a location that is not there is none', async () => {
    const lookId = randomUUID();
    const made = { lookId, seen: '', decision: fine };
    await expect(on.noor.admin.newLocations.show({ lookId })).rejects.toEqual(failsWith('notFound'));
    await expect(on.noor.admin.newLocations.address({ lookId })).rejects.toEqual(failsWith('notFound'));
    await expect(on.noor.admin.newLocations.decide(made)).rejects.toEqual(failsWith('notFound'));
  });

  it('of two at the same time is the one that came first; the other is told', async () => {
    const { listingId, email } = await added(on);
    const lookId = (await lookAt(on, listingId))?.id ?? '';
    const { seen } = await on.noor.admin.newLocations.show({ lookId });
    const made = await Promise.allSettled([
      on.noor.admin.newLocations.decide({ lookId, seen, decision: refusal() }),
      on.ilan.admin.newLocations.decide({ lookId, seen, decision: fine }),
    ]);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const isRefused = made[0].status === 'fulfilled';
    expect(await isLive(on, listingId)).toBe(!isRefused);
    await on.t.runJobs();
    const told = on.t.mails.filter(({ to, about }) => to === email && about?.kind === 'lookDecision');
    expect(told.map(({ subject }) => /not approved/.test(subject))).toEqual([isRefused]);
  });

  it('is made on what was seen: not when the pin, the name or the answer is another by then', async () => {
    const { listingId } = await added(on);
    const lookId = (await lookAt(on, listingId))?.id ?? '';
    const { seen } = await on.noor.admin.newLocations.show({ lookId });
    await move(on, listingId, METERS_150);
    await expect(on.noor.admin.newLocations.decide({ lookId, seen, decision: fine })).rejects.toEqual(
      failsWith('newLocationChanged'),
    );
    expect(await isLive(on, listingId)).toBe(false);
  });
});

describe('what an administrator is shown', () => {
  it('is its owner, and what may be the same place', async () => {
    const { listingId, userId } = await added(off);
    const twin = await makeListing(off.t, { ownerId: userId, at: { latitude: 43.6467, longitude: -79.3822 } });
    const lookId = (await lookAt(off, listingId))?.id ?? '';
    const shown = await off.noor.admin.newLocations.show({ lookId });
    expect(shown.owner).toMatchObject({ name: 'Ada Lovelace', locationsCount: 2, isConfirmed: true });
    const found = shown.alike.find(({ id }) => id === twin.id);
    expect(found).toMatchObject({ isOfOwner: true, isNear: true, isCalledAlike: false });
    expect(found?.meters).toBeGreaterThan(5);
    expect(found?.meters).toBeLessThan(20);
    expect(shown.alike.some(({ isCalledAlike, isOfOwner }) => isCalledAlike && !isOfOwner)).toBe(true);
  });

  it('is how far the address is from the pin, or why that is not known', async () => {
    const { listingId } = await added(off);
    const lookId = (await lookAt(off, listingId))?.id ?? '';
    const ask = (placeFinder: PlaceFinder) => findAddress({ ...off.t.deps, placeFinder }, { lookId, language: 'en' });
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
    expect(await off.noor.admin.newLocations.address({ lookId })).toEqual({ kind: 'noService' });
  });
});
