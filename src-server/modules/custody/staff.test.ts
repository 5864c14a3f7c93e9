import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unfoldToday } from '#shared/custody/todays-list.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atTheCounter, bookPaid, dropOff, handing } from './custody.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const status = (code: number) => ({ cause: { status: code } });
const person = { firstName: 'Marc', lastName: 'Roy', password: 'a long password' };

/** The secret of the link in the last mail to an address. */
async function linkOf(email: string): Promise<string> {
  await t.runJobs();
  const mail = t.mails.findLast(({ to }) => to === email);
  return /\/staff\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

let count = 0;

/** A paid booking at the first of an owner's two locations, and a person new who works at its counter. */
async function withStaff() {
  const counter = await atTheCounter(t);
  const other = await makeListing(t, { ownerId: counter.listing.ownerId });
  const email = `marc${(count += 1)}@example.ca`;
  await counter.owner.staff.invite({ email, language: 'french', listingIds: [counter.listing.id], may: [] });
  const token = await linkOf(email);
  await (await t.as()).staff.join({ token, ...person });
  const [row] = await t.rows<{ id: string }>('select id from users where email = $1', [email]);
  const userId = row?.id ?? '';
  const [member] = await counter.owner.staff.list();
  return { ...counter, other, email, token, userId, memberId: member?.id ?? '', marc: await t.as({ userId }) };
}

describe('a person who is invited to a counter', () => {
  it('sees today’s list and checks in and out under their own name, without money', async () => {
    const { marc, owner, order, bookingId, email } = await withStaff();
    const mail = t.mails.find(({ to }) => to === email);
    expect(mail?.subject).toContain('vous invite au comptoir');
    expect(unfoldToday(await marc.hosting.today()).dropOffs.map(({ code }) => code)).toEqual([order.code]);
    const ticket = await marc.custody.ticket({ code: order.code });
    expect(ticket).toMatchObject({ verdict: 'checkIn', share: null });
    expect((await owner.custody.ticket({ code: order.code })).share).not.toBeNull();
    await marc.custody.checkIn(handing(bookingId, 2));
    expect((await owner.custody.record({ bookingId })).entries).toMatchObject([{ kind: 'in', userName: 'Marc Roy' }]);
    const [member] = await owner.staff.list();
    expect(member).toMatchObject({
      name: 'Marc Roy',
      state: 'active',
      acts: [{ kind: 'in', bags: 2, code: order.code }],
    });
  });

  it('may do nothing else, and nothing at other locations', async () => {
    const { marc, listing, other, memberId } = await withStaff();
    const elsewhere = await bookPaid(t, other.id, 1);
    expect(unfoldToday(await marc.hosting.today()).dropOffs.map(({ code }) => code)).not.toContain(elsewhere.code);
    await expect(marc.custody.ticket({ code: elsewhere.code })).rejects.toMatchObject(status(404));
    await expect(marc.custody.checkIn(handing(elsewhere.id, 1))).rejects.toMatchObject(status(404));
    await expect(marc.custody.record({ bookingId: elsewhere.id })).rejects.toMatchObject(status(404));
    const beyond = [
      () => marc.partner.listings(),
      () => marc.payouts.summary(),
      () => marc.hosting.sharesThisWeek(),
      () => marc.hosting.weeklyShares(),
      () => marc.staff.list(),
      () => marc.staff.invite({ email: 'friend@example.ca', language: 'english', listingIds: [listing.id], may: [] }),
      () => marc.staff.changeLocations({ memberId, listingIds: [other.id] }),
      () => marc.staff.end({ memberId }),
      () => marc.staff.allow({ memberId, act: 'correct', isAllowed: true }),
    ];
    for (const act of beyond) await expect(act()).rejects.toMatchObject(status(403));
  });

  it('is out at once when the owner ends it, when they leave, and when the owner is no partner any more', async () => {
    const ended = await withStaff();
    await ended.owner.staff.end({ memberId: ended.memberId });
    const left = await withStaff();
    await left.marc.staff.leave({ memberId: left.memberId });
    const orphaned = await withStaff();
    await t.rows('update users set is_partner = false where id = $1', [orphaned.listing.ownerId]);
    for (const { marc, order, bookingId } of [ended, left, orphaned]) {
      await expect(marc.custody.ticket({ code: order.code })).rejects.toMatchObject(status(403));
      await expect(marc.custody.checkIn(handing(bookingId, 1))).rejects.toMatchObject(status(403));
      await expect(marc.hosting.today()).rejects.toMatchObject(status(403));
    }
    const partner = await t.as({ userId: orphaned.listing.ownerId });
    await expect(partner.custody.ticket({ code: orphaned.order.code })).rejects.toMatchObject(status(403));
    expect(await left.owner.staff.list()).toMatchObject([{ state: 'ended', endedBy: 'self', name: 'Marc Roy' }]);
  });

  it('works where the owner says, from the moment they say it', async () => {
    const { owner, marc, memberId, other, order } = await withStaff();
    await owner.staff.changeLocations({ memberId, listingIds: [other.id] });
    await expect(marc.custody.ticket({ code: order.code })).rejects.toMatchObject(status(404));
  });
});

describe('what an owner lets a person do besides', () => {
  it('is what they say, from the moment they say it', async () => {
    const { owner, marc, memberId, order, bookingId } = await withStaff();
    await marc.custody.checkIn(handing(bookingId, 2));
    const correct = () =>
      marc.custody.correct({ bookingId, bagsCount: 1, note: 'One was a coat', requestId: randomUUID() });
    const seen = async () => (await marc.custody.ticket({ code: order.code })).may;
    expect(await seen()).toEqual({ photograph: false, correct: false });
    await expect(correct()).rejects.toMatchObject(status(403));
    for (const act of ['photograph', 'correct'] as const) await owner.staff.allow({ memberId, act, isAllowed: true });
    expect(await seen()).toEqual({ photograph: true, correct: true });
    await correct();
    await owner.staff.allow({ memberId, act: 'photograph', isAllowed: false });
    expect(await seen()).toEqual({ photograph: false, correct: true });
    expect(await owner.staff.list()).toMatchObject([{ may: { photograph: false, correct: true } }]);
    expect((await owner.custody.ticket({ code: order.code })).may).toEqual({ photograph: true, correct: true });
  });
});

describe('an invitation', () => {
  it('is only to one’s own locations, and to no person twice', async () => {
    const { owner, email, listing, memberId } = await withStaff();
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    const wish = { email: 'eva@example.ca', language: 'english' as const, listingIds: [listing.id], may: [] };
    await expect(stranger.staff.invite(wish)).rejects.toMatchObject(status(404));
    await expect(owner.staff.invite({ ...wish, email: email.toUpperCase() })).rejects.toMatchObject(status(409));
    for (const act of [
      () => stranger.staff.end({ memberId }),
      () => stranger.staff.changeLocations({ memberId, listingIds: [listing.id] }),
      () => stranger.staff.resend({ memberId }),
      () => stranger.staff.allow({ memberId, act: 'correct', isAllowed: true }),
      () => stranger.staff.leave({ memberId }),
    ])
      await expect(act()).rejects.toMatchObject(status(404));
  });

  it('is accepted once, within 7 days, by whom it was sent to', async () => {
    const { owner, token, listing } = await withStaff();
    const visitor = await t.as();
    await expect(visitor.staff.join({ token, ...person })).rejects.toMatchObject(status(404));
    const user = await makeUser(t);
    const known = await t.as(user);
    const email =
      (await t.rows<{ email: string }>('select email from users where id = $1', [user.userId]))[0]?.email ?? '';
    await owner.staff.invite({ email, language: 'english', listingIds: [listing.id], may: [] });
    const link = await linkOf(email);
    expect(await visitor.staff.invitation({ token: link })).toMatchObject({ email, hasAccount: true });
    // Who has an account signs in; its password is not set by a link.
    await expect(visitor.staff.join({ token: link, ...person })).rejects.toThrow();
    await expect((await t.as(await makeUser(t))).staff.accept({ token: link })).rejects.toMatchObject(status(409));
    t.clock.set(dropOff.plusSeconds(7 * 86_400 + 60));
    await expect(known.staff.accept({ token: link })).rejects.toMatchObject(status(404));
    const [invited] = (await owner.staff.list()).filter(({ state }) => state === 'invited');
    await owner.staff.resend({ memberId: invited?.id ?? '' });
    const again = await linkOf(email);
    await expect(known.staff.accept({ token: link })).rejects.toMatchObject(status(404));
    await known.staff.accept({ token: again });
    expect(await known.staff.workplaces()).toMatchObject([{ ownerName: 'Ada Lovelace' }]);
  });
});
