import { randomUUID } from 'node:crypto';
import { giveOrderBack } from '#server/modules/booking/booking-jobs.ts';
import { makeCoupon } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** What is told of somebody about an order of theirs that is over, by everybody who may write of it. */
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

  await insert('claims', {
    id: claimId,
    booking_id: bookingId,
    kind: 'damaged',
    bag: '0413',
    words,
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
  // Nothing that is kept of events names anybody; should it once, it goes too.
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

/**
 * Columns of text that hold no words about travellers, by why: one that is new is either seeded above, or gets its reason
 * here.
 */
const withoutWords: Readonly<Record<string, readonly string[]>> = {
  'one of a few words of ours: kinds, states, languages, currencies, countries': [
    'accounts.provider',
    'audit_log.action audit_log.subject',
    'booking_texts.kind bookings.currency bookings.language bookings.status',
    'business_types.type',
    'calendar_owners.shows calendar_readings.reader',
    'change_requests.status',
    'claims.currency claims.decision claims.kind claims.reason',
    'answer_votes.question cms_drafts.language cms_pages.language cms_pages.page_type cms_pictures.format cms_plans.languages cms_versions.kind',
    'contact_entries.kind contact_messages.language',
    'country_pricings.country country_pricings.currency country_pricings.region',
    'coupons.country coupons.currency discounts.applied_to',
    'disputes.currency disputes.reason disputes.state earned_sums.currency earned_sums.unit partner_balances.currency',
    'failed_jobs.cause failed_jobs.queue failed_jobs.state files.content_type',
    'guesty_reservations.guest_language guesty_reservations.status',
    'hand_over_photos.content_type hand_overs.found hand_overs.kind hand_overs.tags',
    'integrations.service ledger_entries.account ledger_entries.currency ledger_transactions.kind',
    'listings.amenities listings.country listings.region listings.rules listings.status listings.storage_place_type listings.time_zone',
    'payments.currency payments.method payments.status payout_account_changes.proof',
    'payout_accounts.currencies payouts.currency payouts.status payouts.failure_code',
    'provider_event_log.became provider_event_log.kind provider_event_log.type provider_events.type',
    'rate_plans.before rate_plans.country rate_plans.currency rate_plans.rates rate_plans.region',
    'refund_proposals.currency refund_proposals.outcome refund_proposals.reason refunds.currency refunds.status refunds.way',
    'review_reports.about review_reports.reason review_reports.reporter reviews.removed_reason reviews.reply_removed_reason',
    'sent_hand_overs.found sent_hand_overs.kind sent_hand_overs.settled sent_hand_overs.tags sent_mails.kind sent_mails.language sent_mails.state',
    'service_tokens.may service_tokens.role staff_members.ended_by staff_members.language stay_notices.kind stay_notices.recipient',
    'tokens.purpose users.admin_role users.country_of_residence users.language users.role',
    'webhook_deliveries.state webhook_deliveries.type webhook_tries.failure webhooks.groups',
  ],
  'numbers, codes, hashes and keys that name nobody to anybody else': [
    'accounts.subject answer_vote_marks.mark audit_log.subject_id booking_words.code bookings.code calendar_entries.key claim_receipts.content_type claims.bag claims.record_hash',
    'claw_back_words.reference disputes.provider_dispute_id guest_session_bookings.guest_session_id guest_sessions.id',
    'guesty_reservations.rental_id guesty_reservations.reservation_id hand_over_photos.hash hand_overs.hash hand_overs.photo_hash',
    'hand_overs.previous_hash idempotency_keys.key idempotency_keys.request_hash idempotency_keys.scope integrations.access_token',
    'cms_preview_rounds.url integrations.secret_hash integrations.token ledger_transactions.reference need_marks.need_id payments.client_secret',
    'payments.provider_intent_id payout_account_changes.request_id payout_accounts.provider_account_id payouts.provider_payout_id',
    'payouts.provider_transfer_id provider_event_log.event_id provider_event_log.object_id provider_events.id rate_limits.key',
    'recovery_codes.code_hash refunds.provider_refund_id refunds.reference review_reports.reporter_key sent_mails.key',
    'service_tokens.hint service_tokens.token_hash sessions.client sessions.id staff_members.token_hash tokens.token_hash',
    'unpaid_holds.visitor users.password_hash users.provider_customer_id webhook_deliveries.about webhook_deliveries.event_key',
    'webhook_deliveries.subject widget_orders.widget_id widget_sites.widget_id widgets.id',
  ],
  'what was sold and how it was paid, which the books keep: prices, last four digits, what the provider says': [
    'bookings.quote payments.card_last4 payments.failure_message payouts.account_last4 payouts.failure_message',
    'provider_event_log.error refunds.failure_message',
  ],
  'goes with its row when the person is erased, like the columns beside it': [
    'failed_jobs.reason payout_account_changes.from_ip payout_account_changes.last4 payout_account_changes.last4_before',
    'payout_account_changes.user_agent sessions.from_ip sessions.user_agent',
    'payout_accounts.account_last4 payout_accounts.address_city payout_accounts.address_postal_code payout_accounts.address_state',
    'payout_accounts.currently_due payout_accounts.past_due payout_accounts.requirement_errors payout_accounts.routing_number',
    'service_tokens.name unpaid_holds.address_block users.payment_card_last4 webhook_tries.answer_headers webhook_tries.sent_headers',
    'widget_sites.host widgets.site',
  ],
  'a location, which nobody is erased with, and what is known of its surroundings': [
    'calendar_entries.title change_requests.changes change_requests.reason discounts.name guesty_reservations.rental_name',
    'listings.additional_information listings.address listings.alternative_name listings.city_name listings.emergency_phone',
    'listings.gmaps_link listings.name listings.note listings.notifications_email listings.postal_code listings.search_text',
    'listings.slug listings.stopped_because places.context places.country places.kind places.name places.region places.search_text',
  ],
  'the record of bags, a chain that breaks when a row changes: docs/decisions/erasure.md': [
    'hand_overs.note hand_overs.user_name sent_hand_overs.answer',
  ],
  'a sentence of ours; what somebody writes of a share that is taken back stands in claw_back_words': [
    'ledger_transactions.note',
  ],
  'what editors and administrators write for everybody, and settings of the site': [
    'check_runs.counted check_runs.faults check_runs.hints check_runs.name',
    'cms_drafts.body cms_drafts.description cms_drafts.followed cms_drafts.title cms_drafts.url',
    'cms_pages.background cms_pages.body cms_pages.description cms_pages.followed cms_pages.settings cms_pages.title cms_pages.url',
    'cms_plans.url cms_redirects.from_url cms_redirects.to_url cms_versions.texts cms_versions.url',
    'coupons.code coupons.note migrations.name settings.key settings.value',
  ],
};

export const cannotName: readonly string[] = Object.values(withoutWords).flatMap((lines) =>
  lines.flatMap((line) => line.split(' ')),
);
