import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeListing } from '#server/testing/factories.ts';
import { aListingForm } from '#server/testing/listing-form.ts';
import {
  METERS_150,
  METERS_250,
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

describe('a new location', () => {
  it('is not published with the setting on until it is found fine, and is active meanwhile', async () => {
    const { listingId, me } = await added(worlds.on);
    expect(await isLive(worlds.on, listingId)).toBe(false);
    expect(await me.partner.listing({ listingId })).toMatchObject({
      status: 'active',
      isPublished: false,
      look: { state: 'waiting', reason: null, answer: null },
    });
    const wish = { ...aListingForm(), listingId, phoneNumber: '+14165550142', notificationsEmail: 'a@example.com' };
    await me.partner.updateListing({ ...wish, name: 'Harbour', bookingsNotificationsEnabled: true });
    expect(await isLive(worlds.on, listingId)).toBe(false);
    expect((await worlds.on.noor.admin.listings.show({ listingId })).look).toMatchObject({
      state: 'waiting',
      isHeld: true,
    });
    await decide(worlds.on, listingId, fine);
    expect((await worlds.on.noor.admin.listings.show({ listingId })).look).toBeNull();
    expect(await isLive(worlds.on, listingId)).toBe(true);
    expect((await me.partner.listing({ listingId })).look).toBeNull();
  });

  it('is published at once with the setting off, and listed for a look that hides nothing', async () => {
    const { listingId, me, email } = await added(worlds.off);
    expect(await isLive(worlds.off, listingId)).toBe(true);
    expect((await me.partner.listing({ listingId })).look).toBeNull();
    expect((await worlds.off.noor.admin.listings.show({ listingId })).look).toMatchObject({
      state: 'waiting',
      isHeld: false,
    });
    const id = (await lookAt(worlds.off, listingId))?.id ?? '';
    const listed = (await worlds.off.noor.admin.newLocations.list()).find((each) => each.id === id);
    expect(listed).toMatchObject({ because: 'new', state: 'waiting', isLive: true, isHeld: false, isUrgent: false });
    await decide(worlds.off, listingId, fine);
    await worlds.off.t.runJobs();
    expect(worlds.off.t.mails.filter(({ to }) => to === email)).toEqual([]);
  });

  it('that was there before has no look', async () => {
    const { id } = await makeListing(worlds.on.t);
    expect(await lookAt(worlds.on, id)).toBeUndefined();
  });

  it('that is not looked at stays hidden and is urgent after 48 hours, not a moment before', async () => {
    const { listingId } = await added(worlds.on);
    const id = (await lookAt(worlds.on, listingId))?.id ?? '';
    const needOf = async () =>
      (await worlds.on.noor.admin.home.get()).needs.find((need) => need.id === `new-location:${id}`);
    const waitsFor = (time: string) =>
      worlds.on.t.rows('update location_looks set asked_at = $2::timestamptz - $3::interval where id = $1', [
        id,
        worlds.on.t.clock.now().toString(),
        time,
      ]);
    await waitsFor('47 hours 59 minutes');
    expect(await needOf()).toMatchObject({ kind: 'newLocation', isUrgent: false });
    await waitsFor('48 hours');
    expect(await needOf()).toMatchObject({ isUrgent: true, to: `/admin/new-locations?look=${id}` });
    expect((await worlds.on.noor.admin.newLocations.list()).find((each) => each.id === id)?.isUrgent).toBe(true);
    await worlds.on.t.runJobs();
    expect(await isLive(worlds.on, listingId)).toBe(false);
    await decide(worlds.on, listingId, fine);
    expect(await needOf()).toBeUndefined();
  });

  it('does not burn with the setting off', async () => {
    const { listingId } = await added(worlds.off);
    const id = (await lookAt(worlds.off, listingId))?.id ?? '';
    await worlds.off.t.rows("update location_looks set asked_at = asked_at - interval '9 days' where id = $1", [id]);
    const { needs } = await worlds.off.noor.admin.home.get();
    expect(needs.find((need) => need.id === `new-location:${id}`)).toMatchObject({ isUrgent: false });
  });
});

describe('a pin that moves', () => {
  it('within 200 m of where it was looked at needs no look; several short moves are one long one', async () => {
    const { listingId } = await added(worlds.on);
    await decide(worlds.on, listingId, fine);
    await move(worlds.on, listingId, METERS_150);
    expect(await lookAt(worlds.on, listingId)).toMatchObject({ state: 'fine' });
    expect(await isLive(worlds.on, listingId)).toBe(true);
    await move(worlds.on, listingId, METERS_150);
    expect(await lookAt(worlds.on, listingId)).toMatchObject({ state: 'waiting', because: 'moved' });
    expect(await isLive(worlds.on, listingId)).toBe(false);
  });

  it('far is looked at again, also of a location that was there before, and by an approved request', async () => {
    const { id: listingId, ownerId } = await makeListing(worlds.off.t);
    const me = await worlds.off.t.as({ userId: ownerId });
    const asItIs = { ...aListingForm(), name: 'Union Station Luggage', notificationsEmail: 'a@example.com' };
    const { latitude, longitude } = await me.partner.listing({ listingId });
    await me.partner.updateListing({
      ...asItIs,
      listingId,
      bookingsNotificationsEnabled: true,
      latitude: latitude + METERS_250,
      longitude,
    });
    expect(await lookAt(worlds.off, listingId)).toBeUndefined();
    const [request] = await worlds.off.t.rows<{ id: string }>('select id from change_requests where listing_id = $1', [
      listingId,
    ]);
    const changeRequestId = request?.id ?? '';
    const { seen } = await worlds.off.noor.admin.changeRequests.show({ changeRequestId });
    await worlds.off.noor.admin.changeRequests.decide({ changeRequestId, seen, decision: { kind: 'approve' } });
    expect(await lookAt(worlds.off, listingId)).toMatchObject({ state: 'waiting', because: 'moved', gates: false });
    expect(await isLive(worlds.off, listingId)).toBe(true);
  });

  it('over a border is looked at again however near, where administration has set the country', async () => {
    const { listingId } = await added(worlds.on);
    await decide(worlds.on, listingId, fine);
    // Where Windsor and Detroit face each other, 100 m on either side of the border in the river.
    const [ca, us] = [42.3168, 42.318];
    await worlds.on.t.rows('update listings set latitude = $2, longitude = -83.058 where id = $1', [listingId, ca]);
    await worlds.on.t.rows('update location_looks set latitude = $2, longitude = -83.058 where listing_id = $1', [
      listingId,
      ca,
    ]);
    await worlds.on.t.rows(
      `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
       values ($1, 'city', 'Detroit', 'Michigan, United States', 'US', 42.33, -83.05, 1, 'detroit')`,
      [randomUUID()],
    );
    await worlds.on.t.rows(
      `insert into country_pricings select (jsonb_populate_record(p, jsonb_build_object('id', $1::uuid, 'country', 'US'))).*
       from country_pricings p where country = 'CA' and region is null`,
      [randomUUID()],
    );
    await worlds.on.t.rows("update listings set country = 'US' where id = $1", [listingId]);
    await move(worlds.on, listingId, us - ca);
    expect(await lookAt(worlds.on, listingId)).toMatchObject({ state: 'waiting', because: 'moved' });
  });
});

describe('a refusal', () => {
  it.each([true, false])('hides it with a reason until it is found fine (setting on: %s)', async (isOn) => {
    const world = isOn ? worlds.on : worlds.off;
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
    const { listingId, me } = await added(worlds.on);
    await decide(worlds.on, listingId, refusal());
    await worlds.on.t.rows("update location_looks set asked_at = asked_at - interval '3 days' where listing_id = $1", [
      listingId,
    ]);
    await me.partner.answerLook({ listingId, answer: 'The door beside the bank' });
    const id = (await lookAt(worlds.on, listingId))?.id;
    expect((await worlds.on.noor.admin.newLocations.list()).find((each) => each.id === id)).toMatchObject({
      state: 'waiting',
      isUrgent: false,
    });
  });

  it('of a location that goes far away stays one: it is hidden until it is found fine there', async () => {
    const { listingId } = await added(worlds.off);
    await decide(worlds.off, listingId, refusal());
    await move(worlds.off, listingId, METERS_250);
    expect(await lookAt(worlds.off, listingId)).toMatchObject({ state: 'waiting', gates: true });
    expect(await isLive(worlds.off, listingId)).toBe(false);
  });

  it.each([
    ['english', /was not approved$/, 'Answer'],
    ['french', /n’a pas été approuvé$/, 'Répondre'],
    ['spanish', /no se ha aprobado$/, 'Responder'],
  ] as const)(
    'and what is found fine after it waited are mailed to a partner (%s)',
    async (language, subject, action) => {
      const { listingId, email } = await added(worlds.on, language);
      const told = async () => {
        await worlds.on.t.runJobs();
        return worlds.on.t.mails.filter(({ to, about }) => to === email && about?.kind === 'lookDecision');
      };
      await decide(worlds.on, listingId, refusal());
      const [mail] = await told();
      expect(mail?.subject).toMatch(subject);
      expect(mail?.text).toContain('There is no shop at this address');
      expect(mail?.text).toContain(action);
      await decide(worlds.on, listingId, fine);
      expect(await told()).toHaveLength(2);
    },
  );
});
