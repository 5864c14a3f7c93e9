import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeMember } from '#server/modules/accounts/accounts.fixture.ts';
import { atTheCounter, bookPaid, dropOff, handing, withoutNetwork } from './custody.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ config: { RATE_LIMITS: true } });
});
afterAll(() => t.close());

const refused = (status: number, key?: string) => ({ cause: { status, ...(key !== undefined && { key }) } });
const pin = '4071';
const password = 'a long password';

/** A person with a password who works at a location's counter, and their caller. */
async function staffOf(listing: { readonly id: string; readonly ownerId: string }, firstName: string) {
  // Signs in with Google: a sign-in of a moment ago is the proof.
  const { userId } = await makeUser(t, { passwordHash: null });
  await t.rows('update users set first_name = $2, last_name = $3 where id = $1', [userId, firstName, 'Roy']);
  const memberId = randomUUID();
  await t.rows(
    `insert into staff_members (id, owner_id, email, language, user_id, token_hash, invited_at, accepted_at)
     select $1, $2, email, 'english', $3, $4, now(), now() from users where id = $3`,
    [memberId, listing.ownerId, userId, randomUUID()],
  );
  await t.rows('insert into staff_locations (member_id, listing_id) values ($1, $2)', [memberId, listing.id]);
  return { userId, memberId, own: await t.as({ userId }) };
}

/** A counter whose tablet is signed in by its owner and shared, with two people who have a PIN. */
async function sharedCounter() {
  const counter = await atTheCounter(t);
  const { listing, owner } = counter;
  await t.rows('update users set password_hash = null where id = $1', [listing.ownerId]);
  const [sam, mia] = [await staffOf(listing, 'Sam'), await staffOf(listing, 'Mia')];
  for (const { own } of [sam, mia]) await own.pins.set({ pin });
  await owner.pins.share({ listingId: listing.id });
  return { ...counter, sam, mia, tablet: owner };
}

const namesOf = async (counter: Awaited<ReturnType<typeof sharedCounter>>) =>
  (await counter.sam.own.custody.record({ bookingId: counter.bookingId })).entries.map(({ userName }) => userName);

describe('a counter whose people share a device', () => {
  it('hands nothing over before a PIN says whose turn it is, and then in that person’s name', async () => {
    const counter = await sharedCounter();
    const { tablet, bookingId, sam, mia } = counter;
    await expect(tablet.custody.checkIn(handing(bookingId, 2))).rejects.toMatchObject(refused(403, 'pinNeeded'));
    expect((await tablet.pins.here()).shared).toMatchObject({
      people: [{ name: 'Mia Roy' }, { name: 'Sam Roy' }],
      turn: null,
    });
    await tablet.pins.take({ userId: sam.userId, pin });
    expect((await tablet.pins.here()).shared?.turn).toMatchObject({ name: 'Sam Roy' });
    await tablet.custody.checkIn(handing(bookingId, 2));
    await tablet.pins.take({ userId: mia.userId, pin });
    await tablet.custody.checkOut(handing(bookingId, 2));
    expect(await namesOf(counter)).toEqual(['Sam Roy', 'Mia Roy']);
  });

  it('asks again after five minutes without an act, when the counter changes hands, and after 4:00 AM', async () => {
    const { tablet, bookingId, sam } = await sharedCounter();
    const locked = () =>
      expect(tablet.custody.checkIn(handing(bookingId, 1))).rejects.toMatchObject(refused(403, 'pinNeeded'));
    await tablet.pins.take({ userId: sam.userId, pin });
    t.clock.set(dropOff.plusSeconds(299));
    await tablet.custody.checkIn(handing(bookingId, 1));
    t.clock.set(dropOff.plusSeconds(299 + 301));
    await locked();
    await tablet.pins.take({ userId: sam.userId, pin });
    await tablet.pins.end();
    await locked();
    // 3:58 AM in Toronto.
    t.clock.set(dropOff.plusSeconds(17 * 3600 - 120));
    await tablet.pins.take({ userId: sam.userId, pin });
    expect((await tablet.pins.here()).shared?.turn?.until).toBe('2026-11-26T09:00:00.000Z');
    t.clock.set(dropOff.plusSeconds(17 * 3600));
    expect((await tablet.pins.here()).shared?.turn).toBeNull();
  });

  it('asks for the password of a person after five wrong ones on any device, and not for that of another', async () => {
    const { tablet, listing, mia } = await sharedCounter();
    const { userId } = await makeMember(t, password);
    const memberId = randomUUID();
    await t.rows(
      `insert into staff_members (id, owner_id, email, language, user_id, token_hash, invited_at, accepted_at)
       select $1, $2, email, 'english', $3, $4, now(), now() from users where id = $3`,
      [memberId, listing.ownerId, userId, randomUUID()],
    );
    await t.rows('insert into staff_locations (member_id, listing_id) values ($1, $2)', [memberId, listing.id]);
    const own = await t.as({ userId });
    await expect(own.pins.set({ pin, currentPassword: 'not it' })).rejects.toMatchObject(refused(422, 'wrongPassword'));
    await own.pins.set({ pin, currentPassword: password });
    const other = await t.as({ userId: listing.ownerId });
    await other.pins.share({ listingId: listing.id });
    for (const device of [tablet, other, tablet, other, tablet])
      await expect(device.pins.take({ userId, pin: '9283' })).rejects.toMatchObject(refused(422, 'pinWrong'));
    await expect(tablet.pins.take({ userId, pin })).rejects.toMatchObject(refused(422, 'pinPassword'));
    await expect(other.pins.take({ userId, password: 'not it' })).rejects.toMatchObject(refused(422, 'wrongPassword'));
    await tablet.pins.take({ userId: mia.userId, pin });
    await tablet.pins.take({ userId, password });
    expect((await tablet.pins.here()).shared?.turn).toMatchObject({ userId });
    t.clock.set(dropOff.plusSeconds(901));
    await tablet.pins.take({ userId, pin });
    t.clock.set(dropOff);
  });

  it('refuses 0000, 1234 and repeats, and a PIN that is set on the shared device', async () => {
    const { sam, tablet } = await sharedCounter();
    for (const easy of ['0000', '1234', '7777', '12', 'abcd', '12345'])
      await expect(sam.own.pins.set({ pin: easy })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(tablet.pins.set({ pin: '5820' })).rejects.toMatchObject(refused(403));
  });

  it('takes a PIN from a person with a second factor only once the factor was given', async () => {
    const { listing } = await atTheCounter(t);
    const { userId } = await staffOf(listing, 'Kim');
    const without = await t.as({ userId, factor: false });
    await t.rows(
      'insert into second_factors (user_id, version, confirmed_at, created_at) values ($1, gen_random_uuid(), now(), now())',
      [userId],
    );
    await expect(without.pins.set({ pin })).rejects.toMatchObject(refused(422));
    await (await t.as({ userId })).pins.set({ pin });
  });

  it('lets no stranger, no one without a PIN and no one of another counter take a turn, and none at another location', async () => {
    const { tablet, listing, sam, owner } = await sharedCounter();
    const stranger = await makeUser(t);
    const plain = await staffOf(listing, 'Ann');
    const foreign = await sharedCounter();
    for (const userId of [stranger.userId, plain.userId, foreign.sam.userId, 'none'])
      await expect(tablet.pins.take({ userId, pin })).rejects.toMatchObject(refused(422, 'pinWrong'));
    await expect((await t.as(stranger)).pins.here()).rejects.toMatchObject(refused(403));
    await expect(sam.own.pins.take({ userId: sam.userId, pin })).rejects.toMatchObject(refused(403));
    await expect(tablet.pins.share({ listingId: foreign.listing.id })).rejects.toMatchObject(refused(404));
    // Sam works at both locations of the owner; the PIN proves acts of the shared one only.
    const second = await makeListing(t, { ownerId: listing.ownerId });
    await t.rows('insert into staff_locations (member_id, listing_id) values ($1, $2)', [sam.memberId, second.id]);
    const elsewhere = await bookPaid(t, second.id, 1);
    await tablet.pins.take({ userId: sam.userId, pin });
    await expect(owner.custody.checkIn(handing(elsewhere.id, 1))).rejects.toMatchObject(refused(404));
    await sam.own.custody.checkIn(handing(elsewhere.id, 1));
  });

  it('loses a PIN and its turn when the owner takes it away, and is no longer shared once its person proves to be it', async () => {
    const { tablet, bookingId, sam, mia, listing } = await sharedCounter();
    await tablet.pins.take({ userId: sam.userId, pin });
    const foreign = await t.as({ userId: (await sharedCounter()).listing.ownerId });
    await expect(foreign.pins.remove({ memberId: sam.memberId })).rejects.toMatchObject(refused(404));
    await (await t.as({ userId: listing.ownerId })).pins.remove({ memberId: sam.memberId });
    await expect(tablet.custody.checkIn(handing(bookingId, 2))).rejects.toMatchObject(refused(403, 'pinNeeded'));
    await expect(tablet.pins.take({ userId: sam.userId, pin })).rejects.toMatchObject(refused(422, 'pinWrong'));
    expect(await sam.own.pins.here()).toMatchObject({ isSet: false });
    await tablet.pins.take({ userId: mia.userId, pin });
    await tablet.pins.unshare({});
    await tablet.custody.checkIn(handing(bookingId, 2));
  });

  it('keeps whose turn it was of what was handed over without a network, and believes no device that names another', async () => {
    const counter = await sharedCounter();
    const { tablet, bookingId, sam, mia, listing } = counter;
    await tablet.pins.take({ userId: sam.userId, pin });
    const turnId = (await tablet.pins.here()).shared?.turn?.id ?? '';
    t.clock.set(dropOff.plusSeconds(3600));
    const at = dropOff.plusSeconds(1200).toString();
    const sent = (more: object) => withoutNetwork(sam.userId, bookingId, { deviceAt: at, ...more });
    // Without a turn, in another's name, in a turn of another counter, and before the turn began.
    await expect(tablet.custody.send(sent({}))).rejects.toMatchObject(refused(403, 'pinNeeded'));
    await expect(tablet.custody.send(sent({ turnId, personId: mia.userId }))).rejects.toMatchObject(refused(409));
    await expect(tablet.custody.send(sent({ turnId: randomUUID() }))).rejects.toMatchObject(refused(403));
    await expect(mia.own.custody.send(sent({ turnId }))).rejects.toMatchObject(refused(403));
    const early = dropOff.minusSeconds(600).toString();
    await expect(tablet.custody.send(sent({ turnId, deviceAt: early }))).rejects.toMatchObject(refused(403));
    // The tablet's sign-in is over meanwhile; its person is back.
    const again = await t.as({ userId: listing.ownerId });
    expect(await again.custody.send(sent({ turnId }))).toEqual({ result: 'done' });
    expect(await namesOf(counter)).toEqual(['Sam Roy']);
  });
});
