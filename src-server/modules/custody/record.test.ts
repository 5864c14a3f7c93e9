import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atTheCounter, withoutNetwork, dropOff, handing } from './custody.fixture.ts';
import { custodyRecord } from './record.ts';
import { checkRecordFile, signedRecord } from './record-file.ts';
import { recordPdf } from './record-pdf.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const reason = 'One was a coat';
const correction = (bookingId: string, bagsCount: number) => ({ ...handing(bookingId, bagsCount), note: reason });

describe('the record of an order', () => {
  it('shows every hand-over to its traveller and its partner, and is no one else’s', async () => {
    const { owner, order, bookingId, listing } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2, 'Blue and red'));
    const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
    const traveller = await t.as({ userId: row?.user_id ?? '' });
    for (const each of [owner, traveller]) {
      const record = await each.custody.record({ bookingId });
      expect(record).toMatchObject({ code: order.code, location: { zone: 'America/Toronto' } });
      expect(record.entries).toMatchObject([
        { kind: 'in', bagsCount: 2, note: 'Blue and red', userName: 'Ada Lovelace' },
      ]);
    }
    expect(listing.ownerId).not.toBe(row?.user_id);
    const others = [
      await t.as(),
      await t.as(await makeUser(t)),
      await t.as(await makeUser(t, { isPartner: true })),
      await t.as(await makeUser(t, { role: 'admin' })),
    ];
    for (const other of others) {
      await expect(other.custody.record({ bookingId })).rejects.toMatchObject({ cause: { status: 404 } });
    }
  });

  it('says how each ticket was found, also of a hand-over without a network, and its fingerprint holds that', async () => {
    const { owner, bookingId, listing } = await atTheCounter(t);
    await owner.custody.send(withoutNetwork(listing.ownerId, bookingId, { found: 'scanned' }));
    await owner.custody.checkOut({ ...handing(bookingId, 2), found: 'typed' });
    const { entries } = await owner.custody.record({ bookingId });
    expect(entries).toMatchObject([
      { kind: 'in', found: 'scanned' },
      { kind: 'out', found: 'typed' },
    ]);
    const record = await custodyRecord(t.deps, bookingId);
    const answerOf = (rows: typeof record.entries) =>
      checkRecordFile(
        t.deps.config,
        JSON.stringify(signedRecord(t.deps.config, { ...record, entries: rows }, dropOff)),
      );
    expect(answerOf(record.entries)).toMatchObject({ isSound: true, rows: 2 });
    const other = record.entries.map((row) => ({ ...row, found: 'listed' as const }));
    expect(answerOf(other)).toEqual({ isSound: false, why: 'wrongFingerprint' });
  });

  it('keeps both numbers of a correction, and its reason; more than booked is refused', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await expect(owner.custody.correct(correction(bookingId, 1))).rejects.toMatchObject({ cause: { status: 409 } });
    await owner.custody.checkIn(handing(bookingId, 2));
    await expect(owner.custody.correct({ ...correction(bookingId, 1), note: ' ' })).rejects.toThrow();
    await expect(owner.custody.correct(correction(bookingId, 3))).rejects.toMatchObject({
      cause: { key: 'moreBagsThanBooked' },
    });
    await owner.custody.correct(correction(bookingId, 1));
    expect((await owner.custody.record({ bookingId })).entries).toMatchObject([
      { kind: 'in', bagsCount: 2 },
      { kind: 'correction', bagsCount: 1, note: reason },
    ]);
    expect(await owner.custody.ticket({ code: order.code })).toMatchObject({ custody: { inBags: 1 } });
    await owner.custody.checkOut(handing(bookingId, 1));
  });

  it('is a file whose signature and fingerprints hold, and not with a letter altered', async () => {
    const { owner, order, bookingId, listing } = await atTheCounter(t);
    await owner.custody.send(
      withoutNetwork(listing.ownerId, bookingId, { note: 'Łódź “duffel”', deviceAt: '2026-11-25T15:59:01.250Z' }),
    );
    const { config } = t.deps;
    const record = await custodyRecord(t.deps, bookingId);
    const file = signedRecord(config, record, dropOff);
    const answer = checkRecordFile(config, JSON.stringify(file));
    expect(answer).toEqual({ isSound: true, code: order.code, issuedAt: '2026-11-25T16:00:00Z', rows: 1 });
    const altered = {
      ...file,
      record: file.record.replace('"bagsCount":2,"happenedAt"', '"bagsCount":1,"happenedAt"'),
    };
    expect(altered.record).not.toBe(file.record);
    expect(checkRecordFile(config, JSON.stringify(altered))).toEqual({ isSound: false, why: 'wrongSignature' });
    const forged = signedRecord(
      config,
      { ...record, entries: record.entries.map((row) => ({ ...row, bagsCount: 1 })) },
      dropOff,
    );
    expect(checkRecordFile(config, JSON.stringify(forged))).toEqual({ isSound: false, why: 'wrongFingerprint' });
    const stranger = { custodyKey: 'another key, also long enough for it' };
    expect(checkRecordFile(stranger, JSON.stringify(file))).toEqual({ isSound: false, why: 'wrongSignature' });
    expect(checkRecordFile(config, '{}')).toEqual({ isSound: false, why: 'notARecord' });
    const entries = record.entries.map((row) => ({ ...row, userName: 'Γιώργος Wójcik', note: 'Ёлка в багаже' }));
    const abroad = { ...record, entries };
    const pdf = await recordPdf({ record: abroad, file, locale: 'fr', photos: new Map(), siteName: 'Cloakroom' });
    expect(pdfText(pdf)).toContain('Γιώργος Wójcik');
    expect(pdfText(pdf)).toContain('Ёлка в багаже');
  });

  it('is downloaded by no visitor who may not open it', async () => {
    const { bookingId } = await atTheCounter(t);
    for (const ending of ['json', 'pdf']) {
      const { statusCode } = await t.app.inject({ url: `/orders/${bookingId}/custody.${ending}` });
      expect(statusCode).toBe(404);
    }
  });
});

describe('bags that are missing at check-out', () => {
  it('are mailed to the people behind the site, with the reason', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    await owner.custody.checkOut({ ...handing(bookingId, 1, 'The other one was not there'), restMissing: true });
    t.clock.set(dropOff.plusSeconds(20));
    await t.runJobs();
    const told = t.mails.filter(({ subject }) => subject === `Booking ${order.code}: 1 of 2 bags were handed back`);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ to: t.deps.config.SUPPORT_EMAIL });
    expect(told[0]?.text).toContain('The other one was not there');
    expect(told[0]?.html).toContain(`/admin/bookings?booking=${order.code}"`);
  });

  it('are not where the check-out was taken back', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    await owner.custody.checkOut({ ...handing(bookingId, 1, 'Wrong ticket'), restMissing: true });
    const { requestId } = handing(bookingId, 1);
    await owner.custody.undo({ bookingId, requestId });
    t.clock.set(dropOff.plusSeconds(20));
    await t.runJobs();
    expect(t.mails.filter(({ subject }) => subject.includes(`${order.code}: 1 of 2`))).toEqual([]);
  });
});
