import { Duration } from '@js-joda/core';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '#server/modules/booking/order.fixture.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { administrator, cookieOf, decision, fetched, picture, sent, upload, words } from './claims.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('the receipt of a claim', () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF');

  it('is a PDF or a picture, one at a time, and goes with the claim', async () => {
    const { person, bookingId, who } = await fetched(t);
    const url = `/uploads/claim-receipt/${bookingId}`;
    expect((await person.claims.ofOrder({ bookingId })).receipt).toBeNull();
    expect(await upload(t, who.userId, url, Buffer.from('<svg/>'), 'receipt.pdf')).toBe(422);
    expect(await upload(t, who.userId, url, await picture(), 'IMG_2204.png')).toBe(200);
    expect(await upload(t, who.userId, url, pdf, 'C:\\papers\\receipt-2024.pdf')).toBe(200);
    const receipt = { name: 'receipt-2024.pdf', bytes: pdf.length };
    expect((await person.claims.ofOrder({ bookingId })).receipt).toEqual(receipt);
    const { claim } = await person.claims.send({ bookingId, ...words });
    expect(claim?.receipt).toEqual(receipt);
    const by = await administrator(t);
    expect(await by.admin.claims.get({ claimId: claim?.id ?? '' })).toMatchObject({ receipt });
  });

  it.each([1, 1024, 65_536, 10_485_760, 10_485_761])(
    'over the limit is refused and not kept, in pieces of %d bytes after its first million',
    async (size) => {
      const { bookingId, who } = await fetched(t);
      const form = new FormData();
      const bytes = Buffer.concat([pdf, Buffer.alloc(10_485_761 - pdf.length)]);
      form.append('file', new Blob([bytes]), 'receipt.pdf');
      const body = new Response(form);
      const all = Buffer.from(await body.arrayBuffer());
      const first = size === 1 ? all.length - 400 : Math.min(all.length, 1_000_000);
      const pieces = [all.subarray(0, first)];
      for (let at = first; at < all.length; at += size) pieces.push(all.subarray(at, at + size));
      const answer = await t.app.inject({
        method: 'POST',
        url: `/uploads/claim-receipt/${bookingId}`,
        headers: {
          cookie: await cookieOf(t, who.userId),
          'content-type': body.headers.get('content-type') ?? '',
        },
        payload: Readable.from(pieces),
      });
      expect(answer.statusCode).toBe(413);
      expect(await t.rows('select 1 from claim_receipts where booking_id = $1', [bookingId])).toEqual([]);
    },
  );

  it('is taken off again until the claim is decided', async () => {
    const { person, bookingId, claimId, who } = await sent(t);
    const url = `/uploads/claim-receipt/${bookingId}`;
    expect(await upload(t, who.userId, url, pdf)).toBe(200);
    expect((await person.claims.dropReceipt({ bookingId })).claim?.receipt).toBeNull();
    expect(await upload(t, who.userId, url, pdf)).toBe(200);
    const by = await administrator(t);
    const { held } = await by.admin.claims.get({ claimId });
    await by.admin.claims.decide({ claimId, ...decision, bagMinor: 0, stayMinor: 0, held: held.minor });
    expect(await refused(person.claims.dropReceipt({ bookingId }))).toBe('claimTooLate');
    expect(await upload(t, who.userId, url, pdf)).toBe(409);
    expect((await person.claims.ofOrder({ bookingId })).claim?.receipt).not.toBeNull();
  });

  it('is taken off by no administrator, who may read it', async () => {
    const { bookingId, who } = await sent(t);
    expect(await upload(t, who.userId, `/uploads/claim-receipt/${bookingId}`, pdf)).toBe(200);
    const by = await administrator(t);
    expect(await refused(by.claims.dropReceipt({ bookingId }))).toBe('claimNotFound');
    const receipt = () => t.rows('select 1 from claim_receipts where booking_id = $1', [bookingId]);
    expect(await receipt()).toHaveLength(1);
  });

  it('goes with its pictures after two days where the claim was never sent, and stays with one that was', async () => {
    const start = t.clock.now();
    const never = await fetched(t);
    const once = await sent(t);
    for (const { bookingId, who } of [never, once]) {
      expect(await upload(t, who.userId, `/uploads/claim-receipt/${bookingId}`, pdf)).toBe(200);
      expect(await upload(t, who.userId, `/uploads/claim-photo/${bookingId}/${randomUUID()}`, await picture())).toBe(
        200,
      );
    }
    const left = async (table: string) =>
      (
        await t.rows<{ id: string }>(`select booking_id as id from ${table} where booking_id in ($1, $2)`, [
          never.bookingId,
          once.bookingId,
        ])
      ).map(({ id }) => id);
    await t.tick('housekeeping');
    for (const table of ['claim_photos', 'claim_receipts']) expect(await left(table)).toHaveLength(2);
    t.clock.set(start.plus(Duration.ofHours(49)));
    await t.tick('housekeeping');
    for (const table of ['claim_photos', 'claim_receipts']) expect(await left(table)).toEqual([once.bookingId]);
    t.clock.set(start);
  });

  it('is read by the traveller, by the owner once the claim was sent, and by no other person', async () => {
    const { person, bookingId, who, listing } = await fetched(t);
    const stranger = await makeUser(t);
    const url = `/uploads/claim-receipt/${bookingId}`;
    expect(await upload(t, stranger.userId, url, pdf)).toBe(404);
    expect(await upload(t, who.userId, url, pdf)).toBe(200);
    const other = await t.as(stranger);
    expect(await refused(other.claims.dropReceipt({ bookingId }))).toBe('claimNotFound');
    const read = async (userId: string) =>
      t.app.inject({ url: `/orders/${bookingId}/claim/receipt`, headers: { cookie: await cookieOf(t, userId) } });
    expect((await read(listing.ownerId)).statusCode).toBe(404);
    await person.claims.send({ bookingId, ...words });
    for (const userId of [who.userId, listing.ownerId]) {
      const seen = await read(userId);
      expect([seen.statusCode, seen.headers['content-type'], seen.rawPayload]).toEqual([200, 'application/pdf', pdf]);
      expect(seen.headers['content-disposition']).toMatch(/^attachment; /);
    }
    expect((await read(stranger.userId)).statusCode).toBe(404);
  });
});
