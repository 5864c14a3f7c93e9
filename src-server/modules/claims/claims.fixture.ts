import { markCustody } from '#server/testing/custody-marks.ts';
import sharp from 'sharp';
import { paid } from '#server/modules/booking/order.fixture.ts';
import { makeUser } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** A completed stay whose bags were fetched a moment ago. */
export async function fetched(t: TestApp) {
  const made = await paid(t, 5, 2);
  await t.rows(`update bookings set status = 'completed', completed_at = $2 where id = $1 returning id`, [
    made.bookingId,
    t.clock.now().toString(),
  ]);
  const inAt = t.clock
    .now()
    .minusSeconds(3 * 3600)
    .toString();
  await markCustody(t, made.bookingId, { bags: 2, inAt, outAt: t.clock.now().toString() });
  return { ...made, owner: await t.as({ userId: made.listing.ownerId }) };
}

export const words = { kind: 'damaged', bag: 2, words: 'One wheel is broken off.', asked: 18_000 } as const;

/** Such a stay with a claim about it. */
export async function sent(t: TestApp) {
  const made = await fetched(t);
  const { claim } = await made.person.claims.send({ bookingId: made.bookingId, ...words });
  return { ...made, claimId: claim?.id ?? '' };
}

export const administrator = async (t: TestApp) => t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
export const decision = { share: 'kept', reason: 'whileStored', note: 'The pictures show it.' } as const;

export const cookieOf = async (t: TestApp, userId: string) =>
  `cloakroom_session=${(await t.deps.sessions.start(userId)).secret}`;

/** Uploads a file as a person; answers the status. */
export async function upload(
  t: TestApp,
  userId: string,
  url: string,
  bytes: Buffer,
  name = 'bag.png',
): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const body = new Response(form);
  const headers = { cookie: await cookieOf(t, userId), 'content-type': body.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await body.arrayBuffer());
  return (await t.app.inject({ method: 'POST', url, headers, payload })).statusCode;
}

/** A small picture, as a camera's file. */
export const picture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
