import { randomUUID } from 'node:crypto';
import { giveOrderBack } from '#server/modules/booking/booking-jobs.ts';
import { makeCoupon } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** What is written of a person about an order of theirs that is over, by all who may write of it. */
interface Told {
  readonly userId: string;
  readonly email: string;
  readonly bookingId: string;
  /** Free words that name them. */
  readonly words: string;
}

/** Free words of every kind that name a person: about a stay that is over, and about themselves. */
export async function tellOf(t: TestApp, { userId, email, bookingId, words }: Told): Promise<void> {
  const now = t.clock.now().toString();
  const claimId = randomUUID();
  const insert = (table: string, row: Readonly<Record<string, unknown>>) => {
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`);
    return t.rows(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
  };
  const [booking] = await t.rows<{ code: string; listing_id: string; owner_id: string }>(
    'select b.code, b.listing_id, l.owner_id from bookings b join listings l on l.id = b.listing_id where b.id = $1',
    [bookingId],
  );
  const { code = '', listing_id: listingId = '', owner_id: ownerId = '' } = booking ?? {};
  const colleague = await t.rows<{ id: string }>('select id from users where id <> $1 limit 1', [userId]);
  const otherId = colleague[0]?.id ?? ownerId;

  await insert('address_recoveries', { user_id: userId, email: `new.${email}`, asked_by: otherId, asked_at: now });
  await insert('claims', {
    id: claimId,
    booking_id: bookingId,
    kind: 'damaged',
    bag: '0413',
    words,
    additions: JSON.stringify([{ text: words, at: now }]),
    asked_minor: 100,
    currency: 'CAD',
    record_hash: 'h',
    created_at: now,
    answer_text: words,
    answer_disputes: false,
    answered_at: now,
    proposal: JSON.stringify({ note: words }),
    proposed_by: otherId,
    decision: 'refused',
    bag_minor: 0,
    stay_minor: 0,
    reason: 'whileStored',
    note: words,
    decided_at: now,
  });
  await t.rows(
    `insert into door_reports (id, order_id, booking_id, listing_id, user_id, devices, address_block, bags_inside, reported_at,
       answer, answer_text, answered_at, verdict, verdict_by, verdict_at, note)
     select $1, b.order_id, b.id, b.listing_id, b.user_id, array[$3], $3, 0, $4, 'open', $3, $4, 'refused', 'administration', $4, $3
     from bookings b where b.id = $2`,
    [randomUUID(), bookingId, words, now],
  );
  await t.rows(
    `insert into order_messages (id, order_id, booking_id, listing_id, writer, text, sent_at)
     select $1, b.order_id, b.id, b.listing_id, 'traveller', $3, $4 from bookings b where b.id = $2`,
    [randomUUID(), bookingId, words, now],
  );
  await t.rows(
    `insert into listing_questions (id, listing_id, user_id, text, asked_at, answer, answered_at)
     select $1, b.listing_id, $5, $3, $4, $3, $4 from bookings b where b.id = $2`,
    [randomUUID(), bookingId, words, now, userId],
  );
  await insert('push_subscriptions', {
    id: randomUUID(),
    user_id: userId,
    endpoint: `https://push.example/${words}`,
    p256dh: words,
    auth: words,
    language: 'english',
    kinds_off: [],
    created_at: now,
  });
  await insert('claim_receipts', {
    booking_id: bookingId,
    name: `${words}.pdf`,
    content_type: 'application/pdf',
    bytes: Buffer.from('%PDF-1.4'),
    created_at: now,
  });
  await t.rows('update reviews set text = text || $2, reply_text = $2, replied_at = $3 where booking_id = $1', [
    bookingId,
    ` ${words}`,
    now,
  ]);
  await t.rows('update bookings set payment_message = $2 where id = $1', [bookingId, words]);
  const [review] = await t.rows<{ id: string }>('select id from reviews where booking_id = $1', [bookingId]);
  await insert('review_reports', {
    id: randomUUID(),
    review_id: review?.id,
    about: 'review',
    reason: 'insult',
    note: words,
    reporter: 'partner',
    reporter_key: `user:${ownerId}`,
    created_at: now,
  });
  await insert('audit_log', {
    id: randomUUID(),
    action: 'claims.decide',
    subject: 'claim',
    subject_id: claimId,
    before: JSON.stringify({ note: words }),
    after: JSON.stringify({ proposal: { note: words } }),
    call: JSON.stringify({ input: { note: words } }),
    created_at: now,
  });
  await insert('listing_notes', { id: randomUUID(), listing_id: listingId, body: words, created_at: now });
  await insert('audit_log', {
    id: randomUUID(),
    action: 'admin.listings.note',
    subject: 'admin',
    subject_id: listingId,
    call: JSON.stringify({ input: { note: words } }),
    created_at: now,
  });
  await insert('failed_jobs', {
    id: randomUUID(),
    queue: 'q',
    payload: JSON.stringify({ bookingId, to: email }),
    error: words,
    tries: 1,
    added_at: now,
    failed_at: now,
  });
  // Nothing that is kept of events names a person; should it once, it goes too.
  await t.rows(
    `update provider_event_log set told = json_build_object('status', $2::text)
     where payment_id in (select id from payments where booking_id = $1)`,
    [bookingId, words],
  );
  await insert('sent_mails', {
    id: randomUUID(),
    key: 'k',
    kind: 'booking',
    booking_id: bookingId,
    recipient: 'partner@example.net',
    language: 'en',
    subject: words,
    body: words,
    state: 'failed',
    error: words,
    created_at: now,
  });
  const webhookId = randomUUID();
  const of = { created_at: now, updated_at: now };
  await insert('webhooks', {
    id: webhookId,
    owner_id: ownerId,
    url: 'https://example.net/',
    groups: ['bookings'],
    ...of,
  });
  await insert('webhooks', {
    id: randomUUID(),
    owner_id: userId,
    url: 'https://zephyrine.example/',
    groups: ['bookings'],
    ...of,
  });
  const deliveryId = randomUUID();
  await insert('webhook_deliveries', {
    id: deliveryId,
    webhook_id: webhookId,
    event_key: 'k',
    type: 'booking.confirmed',
    subject: bookingId,
    about: code,
    body: JSON.stringify({ data: { id: bookingId, customer: words } }),
    state: 'givenUp',
    created_at: now,
  });
  await insert('webhook_tries', {
    id: randomUUID(),
    delivery_id: deliveryId,
    made_at: now,
    took_ms: 1,
    number: 1,
    sent_headers: '{}',
    status: 400,
    answer_body: `We do not know ${words}`,
  });
  await insert('refund_proposals', {
    id: randomUUID(),
    booking_id: bookingId,
    amount_minor: 1,
    share_minor: 1,
    currency: 'CAD',
    reason: 'shopLate',
    note: words,
    asked_by: otherId,
    asked_at: now,
  });
  const integrationId = randomUUID();
  await insert('integrations', {
    id: integrationId,
    user_id: ownerId,
    service: 'guesty',
    token: 't',
    secret_hash: 'h',
    ...of,
  });
  await insert('guesty_reservations', {
    id: randomUUID(),
    integration_id: integrationId,
    reservation_id: 'r',
    status: 'confirmed',
    guest_email: email,
    guest_name: 'Zephyrine Quillfeather',
    created_at: now,
  });
  await insert('sent_hand_overs', {
    booking_id: bookingId,
    request_id: randomUUID(),
    listing_id: listingId,
    person_id: ownerId,
    kind: 'in',
    bags_count: 1,
    device_at: now,
    note: words,
    received_at: now,
    answer: '{}',
  });
  await insert('read_calendars', {
    id: randomUUID(),
    user_id: userId,
    name: 'Zephyrine away',
    address: 'https://zephyrine.example/c.ics',
    failure: words,
    created_at: now,
  });
  await insert('companies', { id: randomUUID(), user_id: userId, name: 'Zephyrine Ltd.', email, ...of });
  await insert('staff_members', {
    id: randomUUID(),
    owner_id: ownerId,
    email,
    language: 'english',
    user_id: userId,
    token_hash: 'h',
    invited_at: now,
    accepted_at: now,
    ended_at: now,
    ended_by: 'owner',
  });
  await insert('dev_mails', {
    id: randomUUID(),
    recipient: email,
    subject: words,
    html: words,
    text: words,
    created_at: now,
  });
  await insert('idempotency_keys', {
    scope: `rest:PUT /auth:${userId}`,
    key: 'k',
    request_hash: 'h',
    response: JSON.stringify({ value: { data: { first_name: 'Zephyrine' } } }),
    created_at: now,
  });
  const { id: couponId } = await makeCoupon(t);
  await insert('coupon_uses', { id: randomUUID(), coupon_id: couponId, booking_id: bookingId, email, created_at: now });
  await insert('unpaid_holds', { booking_id: bookingId, visitor: userId, address_block: '127.0.0.1', email });
  const threadId = randomUUID();
  const written = { name: 'Zephyrine', email, message: words, created_at: now, last_at: now };
  await insert('contact_messages', { id: threadId, ...written });
  for (const kind of ['question', 'answer', 'note'])
    await insert('contact_entries', { id: randomUUID(), thread_id: threadId, kind, body: words, created_at: now });
  await insert('payout_accounts', {
    id: randomUUID(),
    user_id: userId,
    provider_account_id: `acct_${userId}`,
    business_name: 'Zephyrine Ltd.',
    address_line1: 'Care of Quillfeather',
    updated_at: now,
  });
  await t.rows('update refunds set note = $1', [words]);
  // A script takes a share back, for a reason in free words.
  await t.db.fork().transactional((em) =>
    t.deps.jobs.enqueue(em, giveOrderBack, {
      code,
      amount: '1.00',
      share: 'takenBack',
      reason: words,
      isAgreed: false,
    }),
  );
}
