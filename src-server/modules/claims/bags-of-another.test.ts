import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { picture, upload } from './claims.fixture.ts';
import { atTheCounter, dropOff, handing } from '#server/modules/custody/custody.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('a traveller is notified at once of bags that came before their time, and says that they are another’s', async () => {
  const { owner, order, bookingId } = await atTheCounter(t);
  const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
  const traveller = await t.as({ userId: row?.user_id ?? '' });
  const report = { bookingId, kind: 'notMine', bag: 1, words: 'I am still on the train', asked: 0 } as const;
  await expect(traveller.claims.send(report)).rejects.toMatchObject({ cause: { key: 'claimTooLate' } });
  t.clock.set(dropOff.minusSeconds(40 * 60));
  await owner.custody.checkIn({ ...handing(bookingId, 2), found: 'typed', tags: ['0412', '0413'] });
  t.clock.set(dropOff.minusSeconds(39 * 60));
  await t.runJobs();
  const mail = t.mails.findLast(({ to }) => to === order.email);
  expect(mail?.subject).toContain('Your bags are in');
  expect(mail?.text).toContain('0412, 0413');
  expect(mail?.html).toContain(`/orders/${bookingId}/claim?key=`);
  // Other problems wait for the hand-out.
  await expect(traveller.claims.send({ ...report, kind: 'damaged', bag: '0412' })).rejects.toMatchObject({
    cause: { key: 'claimTooLate' },
  });
  const { claim } = await traveller.claims.send({ ...report, bag: '0412' });
  expect(claim?.kind).toBe('notMine');
  const stranger = await t.as(await makeUser(t));
  await expect(stranger.claims.send({ ...report, bag: '0413' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a check-in that is taken back within its seconds reaches no traveller', async () => {
  const { owner, order, bookingId } = await atTheCounter(t);
  const before = t.mails.length;
  await owner.custody.checkIn(handing(bookingId, 2));
  await owner.custody.undo({ bookingId, requestId: crypto.randomUUID() });
  t.clock.set(t.clock.now().plusSeconds(60));
  await t.runJobs();
  expect(t.mails.slice(before).filter(({ to, subject }) => to === order.email && /bags are in/.test(subject))).toEqual(
    [],
  );
});

it('a problem is one of the order: it stays, and is not sent again, where the pick-up moves later', async () => {
  const { owner, bookingId } = await atTheCounter(t);
  const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
  const traveller = await t.as({ userId: row?.user_id ?? '' });
  t.clock.set(dropOff);
  await owner.custody.checkIn({ ...handing(bookingId, 2), tags: ['0412', '0413'] });
  const report = { kind: 'notMine', words: 'These are not mine', asked: 0 } as const;
  await traveller.claims.send({ ...report, bookingId, bag: '0412' });
  const { dropOffAt, pickUpAt, bagsCount } = await traveller.booking.get({ bookingId });
  const stay = { dropOffAt, pickUpAt: new Date(Date.parse(pickUpAt) + 3_600_000).toISOString() };
  const card = { cardToken: 'tok_visa' };
  const { bookingId: later } = await traveller.booking.edit({
    requestId: crypto.randomUUID(),
    bookingId,
    stay,
    bagsCount,
    card,
  });
  expect(later).not.toBe(bookingId);
  for (const id of [bookingId, later])
    expect(await traveller.claims.ofOrder({ bookingId: id })).toMatchObject({ claim: { bag: '0412' } });
  await expect(traveller.claims.send({ ...report, bookingId: later, bag: '0413' })).rejects.toMatchObject({
    cause: { key: 'claimSentAlready' },
  });
  for (const id of [bookingId, later])
    expect(await owner.claims.ofHosted({ bookingId: id })).toMatchObject({ bag: '0412' });
});

it('what was added to a problem before the pick-up moved comes along, but for what is taken off again', async () => {
  const { owner, bookingId } = await atTheCounter(t);
  const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
  const userId = row?.user_id ?? '';
  const traveller = await t.as({ userId });
  t.clock.set(dropOff);
  await owner.custody.checkIn(handing(bookingId, 2));
  const bytes = await picture();
  const [kept, dropped] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [kept, dropped])
    expect(await upload(t, userId, `/uploads/claim-photo/${bookingId}/${id}`, bytes)).toBe(200);
  expect(await upload(t, userId, `/uploads/claim-receipt/${bookingId}`, bytes)).toBe(200);
  const { dropOffAt, pickUpAt, bagsCount } = await traveller.booking.get({ bookingId });
  const stay = { dropOffAt, pickUpAt: new Date(Date.parse(pickUpAt) + 3_600_000).toISOString() };
  const card = { cardToken: 'tok_visa' };
  await traveller.booking.edit({ requestId: crypto.randomUUID(), bookingId, stay, bagsCount, card });
  await traveller.claims.dropPhoto({ bookingId, photoId: dropped });
  await traveller.claims.dropReceipt({ bookingId });
  const report = { bookingId, kind: 'notMine', bag: 1, words: 'These are not mine', asked: 0 } as const;
  const { claim } = await traveller.claims.send(report);
  expect(claim).toMatchObject({ photoIds: [kept], receipt: null });
});
