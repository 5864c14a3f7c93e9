import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPrice } from '#server/modules/rates/get-price.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function get(userId: string | null, path: string) {
  const headers: Record<string, string> = {};
  if (userId !== null) headers.cookie = `cloakroom_session=${(await t.deps.sessions.start(userId)).secret}`;
  return t.app.inject({ url: path, headers });
}

it('an owner prints poster and sticker in each language, with prices of today and the location’s own code', async () => {
  const { id, ownerId } = await makeListing(t);
  const [row] = await t.rows<{ code: string }>('select walk_in_code as code from listings where id = $1', [id]);
  for (const [lang, ...words] of [
    ['en', 'Leave your', 'Every day', '8 AM – 8 PM', 'Nov 2026, CAD, fee and tax included'],
    ['fr', 'Assurance comprise', 'Tous les jours', '8 h – 20 h'],
    ['es', 'Escanea', 'Todos los días', 'Entrega tu equipaje'],
  ]) {
    const poster = await get(ownerId, `/dashboard/listings/${id}/poster.pdf?lang=${lang}`);
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = pdfText(poster.rawPayload).replaceAll(/[\u00A0\u202F]/g, ' ');
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain(`localhost:3000/in/${row?.code}`);
    const sticker = await get(ownerId, `/dashboard/listings/${id}/sticker.pdf?lang=${lang}`);
    expect(pdfText(sticker.rawPayload)).toContain(`localhost:3000/in/${row?.code}`);
  }
  const asked = {
    listing: id,
    bagsCount: 1,
    email: null,
    stay: { dropOffAt: Instant.parse('2026-11-25T15:00:00Z'), pickUpAt: Instant.parse('2026-11-25T16:00:00Z') },
  };
  const priced = await getPrice(t.deps, asked, () => Promise.resolve(null));
  const poster = await get(ownerId, `/dashboard/listings/${id}/poster.pdf?lang=en`);
  expect(pdfText(poster.rawPayload)).toContain(`$${(priced.totalPrice.minor / 100).toFixed(2)}`);
});

it('tags are numbered on from where the last sheet ended', async () => {
  const { id, ownerId } = await makeListing(t);
  const text = async (from: string) =>
    pdfText((await get(ownerId, `/dashboard/listings/${id}/tags.pdf?from=${from}`)).rawPayload);
  expect((await text('13')).match(/^\d{4}$/gm)).toEqual(
    Array.from({ length: 24 }, (_, index) => String(13 + Math.floor(index / 2)).padStart(4, '0')),
  );
  expect(await text('9999')).toContain('9999');
  for (const wrong of ['0', '10000', '1.5', 'x']) expect(await text(wrong)).toContain('0001');
});

it('nothing is printed for who does not own the location', async () => {
  const { id } = await makeListing(t);
  const other = await makeUser(t, { isPartner: true });
  for (const paper of ['poster', 'sticker', 'tags']) {
    const path = `/dashboard/listings/${id}/${paper}.pdf`;
    expect((await get(null, path)).statusCode).toBe(401);
    expect((await get((await makeUser(t)).userId, path)).statusCode).toBe(403);
    expect((await get(other.userId, path)).statusCode).toBe(404);
  }
});
