import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { typeCommand } from '#server/testing/type-command.ts';

let t: TestApp;
let businessTypeId = '';
beforeAll(async () => {
  t = await createTestApp();
  await t.rows(
    `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
     values ($1, 'city', 'Toronto', 'Ontario, Canada', 'CA', 43.65, -79.38, 1, 'toronto'),
       ($2, 'city', 'Tokyo', 'Japan', 'JP', 35.68, 139.77, 1, 'tokyo')`,
    [newId(), newId()],
  );
  await makeListing(t, { country: 'JP', zone: 'Asia/Tokyo', at: { latitude: 35.68, longitude: 139.77 } });
  businessTypeId = newId();
  await t.db
    .fork()
    .transactional((em) =>
      insertRows(em, 'business_types', [{ id: businessTypeId, type: 'Reading room', position: 99 }]),
    );
});
afterAll(() => t.close());

/** A location as it is, with `more` changed. */
const asItIs = (listingId: string, more: object = {}) => ({
  listingId,
  address: '65 Front St W',
  latitude: 43.6453,
  longitude: -79.3806,
  name: 'Union Station Luggage',
  alternativeName: 'Union Luggage',
  businessTypeId,
  phoneNumber: '+14165550142',
  notificationsEmail: 'counter@example.com',
  bookingsNotificationsEnabled: false,
  mapsLink: 'https://maps.example.com/union',
  additionalInformation: 'Ring the bell.',
  amenities: { wifi: true, restroom: true },
  ...more,
});

async function owning({ published = true, language = 'english' as 'english' | 'french' } = {}) {
  const { userId, email } = await makeUser(t, { isPartner: true, language });
  const { id, slug } = await makeListing(t, { ownerId: userId, published });
  await t.rows("update listings set alternative_name = 'Union Luggage' where id = $1", [id]);
  return { id, slug, userId, email, me: await t.as({ userId }) };
}

const publicName = async (slug: string) =>
  (await (await t.as()).search.listing({ listing: slug, bagsCount: 1 })).legalName;

const waitingOf = async (listingId: string): Promise<string> => {
  const [row] = await t.rows<{ id: string }>(
    "select id from change_requests where listing_id = $1 and status = 'waiting'",
    [listingId],
  );
  return row?.id ?? '';
};

const decide = async (...args: string[]) => {
  const { lines, said } = await typeCommand(t, ['change-requests', ...args]);
  return [...lines, said].join('\n').trimEnd();
};

describe('a change of a location that travellers have found', () => {
  it('applies at once where no administrator has to check it', async () => {
    const { id, me } = await owning();
    const saved = await me.partner.updateListing(asItIs(id));
    expect(saved).toMatchObject({
      phone: '+14165550142',
      notificationsEmail: 'counter@example.com',
      bookingsNotificationsEnabled: false,
      mapsLink: 'https://maps.example.com/union',
      additionalInformation: 'Ring the bell.',
      businessType: 'Reading room',
      amenities: { wifi: true, restroom: true },
      pending: null,
    });
  });

  it('says what there is besides, and only what was answered; left out, it stays', async () => {
    const { id, slug, me } = await owning();
    const seen = async () => (await (await t.as()).search.listing({ listing: slug })).amenities;
    expect(await seen()).toEqual({});
    const answered = { lift: false, ramp: true, languages: ['en', 'ko'] as ('en' | 'ko')[] };
    expect((await me.partner.updateListing({ ...asItIs(id), amenities: answered })).amenities).toEqual(answered);
    await me.partner.updateListing(asItIs(id, { amenities: undefined }));
    expect(await seen()).toEqual(answered);
  });

  it('of its names or its address waits; travellers see the old ones until it is approved', async () => {
    const { id, slug, me } = await owning();
    const saved = await me.partner.updateListing(
      asItIs(id, { name: 'Bags and Books', address: '1 King St W', latitude: 43.649, longitude: -79.378 }),
    );
    expect(saved).toMatchObject({ legalName: 'Union Station Luggage', pending: { fields: ['name', 'address'] } });
    expect(await publicName(slug)).toBe('Union Station Luggage');
    expect(await t.rows('select status from listings where id = $1', [id])).toEqual([
      { status: 'waiting_for_approve' },
    ]);

    const requestId = await waitingOf(id);
    expect(await decide('list')).toContain('name: Union Station Luggage -> Bags and Books');
    await decide('approve', requestId);
    expect(await publicName(slug)).toBe('Bags and Books');
    expect(await me.partner.listing({ listingId: id })).toMatchObject({
      address: '1 King St W',
      latitude: 43.649,
      cityName: 'Toronto',
      isPublished: true,
      pending: null,
      refused: null,
    });
    expect(await t.rows('select status from listings where id = $1', [id])).toEqual([{ status: 'active' }]);
    expect(await t.rows('select action, after from audit_log where subject_id = $1', [id])).toMatchObject([
      { action: 'partner.approveChangeRequest', after: { changeRequestId: requestId, status: 'approved' } },
    ]);
  });

  it('that is refused stays with its reason, and the partner is written to in their language', async () => {
    const { id, slug, email, me } = await owning({ language: 'french' });
    await me.partner.updateListing(asItIs(id, { name: 'The Best in Town' }));
    await decide('refuse', await waitingOf(id), '--reason', 'A name is no praise.');
    expect(await me.partner.listing({ listingId: id })).toMatchObject({
      legalName: 'Union Station Luggage',
      pending: null,
      refused: { reason: 'A name is no praise.', fields: ['name'] },
    });
    expect(await publicName(slug)).toBe('Union Station Luggage');
    await t.runJobs();
    const mail = t.mails.find(({ to }) => to === email);
    expect(mail?.subject).toContain('n’ont pas été acceptées');
    expect(mail?.text).toContain('A name is no praise.');
    // A new request takes its place.
    await me.partner.updateListing(asItIs(id, { name: 'Union Bags' }));
    expect(await me.partner.listing({ listingId: id })).toMatchObject({
      refused: null,
      pending: { changes: { name: 'Union Bags' } },
    });
  });

  it('is one request, however often it is sent', async () => {
    const { id, me } = await owning();
    const wanted = asItIs(id, { name: 'Bags and Books' });
    await Promise.all([1, 2, 3].map(() => me.partner.updateListing(wanted)));
    const requestId = await waitingOf(id);
    await me.partner.updateListing(wanted);
    expect(await waitingOf(id)).toBe(requestId);
    expect(await t.rows('select from change_requests where listing_id = $1', [id])).toHaveLength(1);
  });

  it('that changes again is another request: what was looked at cannot be approved any more', async () => {
    const { id, slug, me } = await owning();
    await me.partner.updateListing(asItIs(id, { name: 'Good Bags' }));
    const seen = await waitingOf(id);
    await me.partner.updateListing(asItIs(id, { name: 'Bad Bags' }));
    await expect(decide('approve', seen)).rejects.toThrow('does not wait');
    expect(await publicName(slug)).toBe('Union Station Luggage');
  });

  it('is taken back by going back to what is public', async () => {
    const { id, me } = await owning();
    await me.partner.updateListing(asItIs(id, { alternativeName: 'Bags' }));
    const back = await me.partner.updateListing(asItIs(id));
    expect(back.pending).toBeNull();
    expect(await t.rows('select status from listings where id = $1', [id])).toEqual([{ status: 'active' }]);
  });

  it('is decided once', async () => {
    const { id, me } = await owning();
    await me.partner.updateListing(asItIs(id, { name: 'Bags and Books' }));
    const requestId = await waitingOf(id);
    const ends = await Promise.allSettled([
      decide('approve', requestId),
      decide('refuse', requestId, '--reason', 'No.'),
      decide('approve', requestId),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await t.rows('select from audit_log where subject_id = $1', [id])).toHaveLength(1);
  });

  it('waits also while the location is hidden for a time', async () => {
    const { id, me } = await owning();
    await t.rows('update listings set published = false where id = $1', [id]);
    expect((await me.partner.updateListing(asItIs(id, { name: 'Bags and Books' }))).pending).not.toBeNull();
  });
});

it('a location that no traveller has found yet changes at once, pin, city and zone with it', async () => {
  const { id, me } = await owning({ published: false });
  const saved = await me.partner.updateListing(asItIs(id, { name: 'Bags and Books', address: '1 King St W' }));
  expect(saved).toMatchObject({
    legalName: 'Bags and Books',
    address: '1 King St W',
    cityName: 'Toronto',
    pending: null,
  });
});

describe('an update is refused', () => {
  it('for strangers, as if the location were not there', async () => {
    const { id } = await owning();
    const [other, customer, visitor] = [
      (await owning()).me,
      await t.as({ userId: (await makeUser(t)).userId }),
      await t.as(),
    ];
    await expect(other.partner.updateListing(asItIs(id))).rejects.toThrow('listingNotFound');
    await expect(customer.partner.updateListing(asItIs(id))).rejects.toThrow('forbidden');
    await expect(visitor.partner.updateListing(asItIs(id))).rejects.toThrow('unauthenticated');
  });

  it.each([
    ['where nothing can be sold', { latitude: 0, longitude: -150 }, 'noTariffThere'],
    ['in another country', { latitude: 35.68, longitude: 139.77 }, 'otherCountry'],
    ['of an unknown type', { businessTypeId: randomUUID() }, 'required'],
    ['without an address for bookings', { notificationsEmail: '' }, ''],
    ['with a link that is none', { mapsLink: 'javascript:alert(1)' }, ''],
  ])('%s, and nothing of it is kept', async (_what, more, message) => {
    const { id, me } = await owning();
    await expect(me.partner.updateListing(asItIs(id, more))).rejects.toThrow(message);
    expect(await me.partner.listing({ listingId: id })).toMatchObject({ phone: null, pending: null });
  });
});

it('a decision needs a request and, to refuse, a reason', async () => {
  expect(await decide('approve')).toContain('ID is missing.');
  expect(await decide('refuse', randomUUID())).toContain('--reason is missing.');
  await expect(decide('approve', 'nonsense')).rejects.toThrow('does not wait');
  await expect(decide('approve', randomUUID())).rejects.toThrow('does not wait');
});

describe('the zone of a location', () => {
  const zoneOf = async (id: string) => (await t.rows('select time_zone from listings where id = $1', [id]))[0];

  it('is chosen by its owner among those of its point and its country, and hours go by it', async () => {
    const { id, me } = await owning();
    const { zones, canChoose } = await me.partner.zones({ listingId: id });
    expect(canChoose).toBe(true);
    expect(zones[0]).toEqual({ name: 'America/Toronto', minuteNow: 10 * 60 });
    // Manitoba ended its change of clocks in 2026: the hour of Toronto in winter.
    expect(zones).toContainEqual({ name: 'America/Winnipeg', minuteNow: 10 * 60 });
    expect(zones.map(({ name }) => name)).not.toContain('America/New_York');
    const saved = await me.partner.updateListing(asItIs(id, { timeZone: 'America/Winnipeg' }));
    expect(saved.rules.zone).toBe('America/Winnipeg');
    expect(await zoneOf(id)).toMatchObject({ time_zone: 'America/Winnipeg' });
    // What was corrected stays where the pin stays, and is shown with the prices.
    await me.partner.updateListing(asItIs(id, { additionalInformation: 'Ring twice.' }));
    expect(await zoneOf(id)).toMatchObject({ time_zone: 'America/Winnipeg' });
    const at = { latitude: 43.6453, longitude: -79.3806 };
    expect((await me.partner.earnings({ ...at, listingId: id })).timeZone).toBe('America/Winnipeg');
    expect((await me.partner.earnings(at)).timeZone).toBe('America/Toronto');
  });

  it('of several that hold at a point is the one by law, and the other may be chosen', async () => {
    const { userId } = await makeUser(t, { isPartner: true });
    const at = { latitude: 43.8256, longitude: 87.6168 };
    const { id } = await makeListing(t, { ownerId: userId, zone: 'Asia/Shanghai', at });
    await t.rows("update listings set country = 'CN' where id = $1", [id]);
    const { zones } = await (await t.as({ userId })).partner.zones({ listingId: id });
    expect(zones.map(({ name }) => name)).toEqual(['Asia/Shanghai', 'Asia/Urumqi']);
  });

  it.each(['America/New_York', 'Canada/Nowhere', '+05:00', ''])('is never %j', async (timeZone) => {
    const { id, me } = await owning();
    await expect(me.partner.updateListing(asItIs(id, { timeZone }))).rejects.toThrow('zoneUnknown');
  });

  it('is administration’s once a stay was sold, or is being paid for', async () => {
    const { id, me } = await owning();
    const traveller = await t.as(await makeUser(t));
    const { id: bookingId } = await traveller.booking.create(aBooking(id));
    const timeZone = 'America/Winnipeg';
    const refused = () => expect(me.partner.updateListing(asItIs(id, { timeZone }))).rejects.toThrow('zoneNeedsUs');
    await refused();
    await traveller.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
    await refused();
    expect(await me.partner.zones({ listingId: id })).toMatchObject({ canChoose: false });
    await t.rows("update bookings set status = 'completed' where id = $1", [bookingId]);
    await refused();
    await me.partner.updateListing(asItIs(id, { timeZone: 'America/Toronto' }));
    // A hold that ended unpaid sold nothing.
    await t.rows("update bookings set status = 'canceled' where id = $1", [bookingId]);
    await me.partner.updateListing(asItIs(id, { timeZone }));
  });
});
