import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atTheCounter, dropOff, handing } from './custody.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** The stay is from 11 AM to 2 PM; the location closes at 8 PM. */
const minutesAfter = (minutes: number) => t.clock.set(dropOff.plusSeconds(minutes * 60));

/** Does what time does, twice: each mail is sent once. */
async function passTime(): Promise<void> {
  for (let count = 0; count < 2; count++) {
    await t.tick('remind-of-pick-up');
    expect(await t.runJobs()).toEqual([]);
  }
}

const mailsOf = (code: string, words: RegExp) =>
  t.mails.filter(({ subject, text }) => words.test(subject) && text.includes(code));

describe('the mail of bags that were taken in', () => {
  it('names bags, tags and when the location closes, shows the picture, and leads to a later pick-up', async () => {
    const { owner, order, bookingId, listing } = await atTheCounter(t);
    const photoId = randomUUID();
    const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#0b5d4a' } })
      .jpeg()
      .toBuffer();
    await t.rows(
      `insert into hand_over_photos (id, booking_id, taken_by, content_type, width, height, bytes, hash, created_at)
       values ($1, $2, $3, 'image/jpeg', 1600, 1200, $4, 'hash', $5)`,
      [photoId, bookingId, listing.ownerId, photo, t.clock.now().toString()],
    );
    await owner.custody.checkIn({ ...handing(bookingId, 2), photoId, tags: ['0412', '0413'] });
    minutesAfter(5);
    expect(await t.runJobs()).toEqual([]);
    const [mail, ...more] = mailsOf(order.code, /Your bags are in/);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('0412, 0413');
    expect(mail?.text).toMatch(/Closes\s+Wed, Nov 25, 8:00 PM/);
    expect(mail?.text).toContain(`/orders/${bookingId}/late?key=`);
    expect(mail?.html).toContain('cid:bags');
    const picture = mail?.pictures?.find(({ cid }) => cid === 'bags');
    expect(await sharp(picture?.png).metadata()).toMatchObject({ format: 'png', width: 504, height: 284 });
  });
});

describe('the mail an hour before the pick-up', () => {
  it('is written once, to the traveller alone, and again for a pick-up that was moved', async () => {
    const { owner, order, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    minutesAfter(119);
    await passTime();
    expect(mailsOf(order.code, /Fetch your bags/)).toEqual([]);
    minutesAfter(120);
    await passTime();
    expect(mailsOf(order.code, /Fetch your bags/).map(({ to }) => to)).toEqual([order.email]);
    minutesAfter(150);
    const traveller = await t.as(await travellerOf(bookingId));
    await traveller.booking.edit({
      requestId: randomUUID(),
      bookingId,
      stay: { pickUpAt: dropOff.plusSeconds(6 * 3600).toString() },
      card: { cardToken: 'tok_visa' },
    });
    await passTime();
    expect(mailsOf(order.code, /Fetch your bags/)).toHaveLength(1);
    minutesAfter(301);
    await passTime();
    expect(mailsOf(order.code, /Fetch your bags/)).toHaveLength(2);
  });

  it('is left out where the bags came within that hour, and where they are back', async () => {
    const late = await atTheCounter(t);
    minutesAfter(125);
    await late.owner.custody.checkIn(handing(late.bookingId, 2));
    const back = await atTheCounter(t);
    await back.owner.custody.checkIn(handing(back.bookingId, 2));
    minutesAfter(60);
    await back.owner.custody.checkOut(handing(back.bookingId, 2));
    minutesAfter(130);
    await passTime();
    expect(mailsOf(late.order.code, /Fetch your bags/)).toEqual([]);
    expect(mailsOf(back.order.code, /Fetch your bags/)).toEqual([]);
  });

  it('comes before the closing where the location keeps a stay that its new hours end earlier', async () => {
    const { owner, order, bookingId, listing } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    await t.rows('update orders set penalty_free = true where id = (select order_id from bookings where id = $1)', [
      bookingId,
    ]);
    // Open until 1 PM from now on.
    await t.rows(
      `update listings set rules = jsonb_set(rules, '{weekly}', '[{"day": "wednesday", "from": 480, "to": 780}]') where id = $1`,
      [listing.id],
    );
    minutesAfter(60);
    await passTime();
    expect(mailsOf(order.code, /Fetch your bags/)).toHaveLength(1);
  });
});

async function travellerOf(bookingId: string): Promise<{ readonly userId: string }> {
  const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
  return { userId: row?.user_id ?? '' };
}
