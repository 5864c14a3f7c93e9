import { randomUUID } from 'node:crypto';
import { makeUser } from '#server/testing/factories.ts';
import { newId } from '#server/platform/ids.ts';
import { once } from './order-scenes.ts';
import { makeHost, makeOrder } from './people.ts';
import type { Scenes } from './scene.ts';
import type { Stage } from './stage.ts';

const HOUR_MS = 3_600_000;

/** An order whose bag is inside, with a pick-up within three hours. */
async function makeStored(stage: Stage) {
  const order = await makeOrder(stage);
  await stage.quiet();
  // The local times that were sold go with the instants.
  await stage.db.query(
    `update bookings set drop_off_at = near.at, pick_up_at = near.until,
       drop_off_local = to_char(near.at at time zone time_zone, 'YYYY-MM-DD"T"HH24:MI'),
       pick_up_local = to_char(near.until at time zone time_zone, 'YYYY-MM-DD"T"HH24:MI')
     from (select date_trunc('hour', product_now()) - interval '1 hour' as at,
       date_trunc('hour', product_now()) + interval '3 hours' as until) near where id = $1`,
    [order.bookingId],
  );
  const owner = await stage.as(order.host.ownerId);
  const { bookingId } = order;
  await owner.custody.checkIn.mutate({
    bookingId,
    bagsCount: 1,
    requestId: randomUUID(),
    found: 'scanned',
  });
  await stage.quiet();
  return { bookingId, owner };
}

/** What people receive from jobs that the clock, a counter or administrators ask for. */
export const newsScenes = {
  bookAgain: async (stage) => {
    const { bookingId } = await makeOrder(stage);
    return once(() => stage.job('ask-to-book-again', { bookingId }));
  },
  editForPartner: async (stage) => {
    const { listingId } = await makeHost(stage);
    return once(() =>
      stage.job('send-edited-for-you', {
        listingId,
        parts: ['surroundings'],
        reason: 'You asked for it.',
      }),
    );
  },
  decideChange: async (stage) => {
    const { listingId, ownerId } = await makeHost(stage);
    const id = newId();
    await stage.db.query(
      `insert into change_requests (id, listing_id, requested_by, changes, status, decided_by, decided_at, created_at)
       values ($1, $2, $3, '{"name": "By the station"}', 'approved', $3, product_now(), product_now())`,
      [id, listingId, ownerId],
    );
    return once(() => stage.job('send-change-decision', { changeRequestId: id }));
  },
  decideLook: async (stage) => {
    const { listingId } = await makeHost(stage);
    const lookId = newId();
    await stage.db.query(
      `insert into location_looks (id, listing_id, because, latitude, longitude, gates, asked_at, state, decided_at)
       select $1, id, 'new', latitude, longitude, true, product_now(), 'fine', product_now() from listings where id = $2`,
      [lookId, listingId],
    );
    return once(() => stage.job('send-look-decision', { lookId, state: 'fine' }));
  },
  answerContact: async (stage) => {
    const [threadId, entryId] = [newId(), newId()];
    await stage.db.query(
      `insert into contact_messages (id, name, email, message, language, created_at)
       values ($1, 'Ada', $2, 'Is there room?', 'en', product_now())`,
      [threadId, `${threadId}@example.com`],
    );
    await stage.db.query(
      `insert into contact_entries (id, thread_id, kind, body, created_at) values ($1, $2, 'answer', 'There is.', product_now())`,
      [entryId, threadId],
    );
    return once(() => stage.job('send-contact-answer', { entryId }));
  },
  claim: async (stage) => {
    const { bookingId } = await makeOrder(stage);
    const id = newId();
    await stage.db.query(
      `insert into claims (id, booking_id, kind, bag_number, words, asked_minor, currency, record_hash, created_at)
       values ($1, $2, 'damaged', 1, 'A wheel is broken off.', 5000, 'CAD', 'none', product_now())`,
      [id, bookingId],
    );
    return once(() =>
      stage.job('send-claim-mail', {
        claimId: id,
        kind: 'sent',
        to: 'partner',
      }),
    );
  },
  doorShut: async (stage) => {
    const { bookingId } = await makeOrder(stage);
    const { userId } = await makeUser(stage);
    await stage.db.query(
      `insert into door_reports (id, order_id, booking_id, listing_id, user_id, devices, address_block, bags_inside, reported_at)
       select $1, order_id, id, listing_id, $3, '{}', '127.0.0.0/24', 0, product_now() - interval '15 minutes'
       from bookings where id = $2`,
      [newId(), bookingId, userId],
    );
    return once(() => stage.job('door-reports'));
  },
  bagsMissing: async (stage) => {
    const { bookingId, owner } = await makeStored(stage);
    const handing = {
      bookingId,
      bagsCount: 0,
      restMissing: true,
      note: 'It is not on the shelf.',
      requestId: randomUUID(),
    };
    return () => owner.custody.checkOut.mutate(handing);
  },
  pickUpNear: async (stage) => {
    await makeStored(stage);
    await stage.startAgain(2.2 * HOUR_MS);
    return once(() => stage.job('remind-of-pick-up'));
  },
  notFetched: async (stage) => {
    // Notices of what other acts have left behind are sent before.
    await stage.job('tell-of-outcomes');
    await makeStored(stage);
    await stage.startAgain(4 * HOUR_MS);
    return once(() => stage.job('tell-of-outcomes'));
  },
} satisfies Scenes;
