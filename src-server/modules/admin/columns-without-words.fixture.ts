/**
 * Columns of text that hold no words about travellers, by why: one that is new is either seeded by `tellOf` (erase-person.fixture.ts), or
 * gets its reason here.
 */
const withoutWords: Readonly<Record<string, readonly string[]>> = {
  'one of a few words of ours: kinds, states, languages, currencies, countries': [
    'accounts.provider',
    'audit_log.action audit_log.subject',
    'bookings.currency bookings.drop_off_local bookings.language bookings.pick_up_local bookings.status bookings.time_zone bookings.zone_rules',
    'business_types.type',
    'calendar_owners.shows calendar_readings.reader cause_questions.cause',
    'change_requests.status location_looks.because location_looks.state',
    'door_reports.answer door_reports.taken door_reports.verdict door_reports.verdict_by door_looks.kind door_looks.outcome',
    'order_messages.writer',
    'claims.currency claims.decision claims.kind claims.reason',
    'answer_votes.question cms_drafts.language cms_pages.language cms_pages.page_type cms_pictures.format cms_plans.languages cms_versions.kind',
    'contact_entries.kind contact_messages.language',
    'country_pricings.country country_pricings.currency country_pricings.region',
    'coupon_uses.currency coupons.country coupons.currency discounts.applied_to',
    'disputes.currency disputes.reason disputes.state earned_sums.currency earned_sums.unit partner_balances.currency',
    'admin_mails.time_zone incidents.kind',
    'failed_jobs.cause failed_jobs.queue failed_jobs.state files.content_type',
    'guesty_reservations.guest_language guesty_reservations.status',
    'hand_over_photos.content_type hand_overs.found hand_overs.kind hand_overs.tags',
    'integrations.service ledger_entries.account ledger_entries.currency ledger_transactions.kind',
    'listings.amenities listings.country listings.region listings.rules listings.status listings.storage_place_type listings.time_zone',
    'held_shares.outcome held_shares.reason order_signs.sign payments.card_fingerprint',
    'payments.currency payments.method payments.status payout_account_changes.proof',
    'payout_accounts.currencies payouts.currency payouts.status payouts.failure_code',
    'provider_differences.currency provider_differences.subject provider_differences.what',
    'provider_event_log.became provider_event_log.kind provider_event_log.type provider_events.type',
    'rate_plans.before rate_plans.country rate_plans.currency rate_plans.rates rate_plans.region',
    'refund_proposals.currency refund_proposals.outcome refund_proposals.reason refund_proposals.share refund_decisions.currency refunds.currency refunds.share_choice refunds.status refunds.way',
    'review_reports.about review_reports.reason review_reports.reporter reviews.removed_reason reviews.reply_language reviews.reply_removed_reason',
    'sent_hand_overs.found sent_hand_overs.kind sent_hand_overs.settled sent_hand_overs.tags sent_mails.kind sent_mails.language sent_mails.state',
    'service_tokens.may service_tokens.role staff_members.ended_by staff_members.language stay_notices.kind stay_notices.recipient',
    'tokens.purpose users.admin_role users.country_of_residence users.language users.role',
    'webhook_deliveries.state webhook_deliveries.type webhook_tries.failure webhooks.groups',
  ],
  'numbers, codes, hashes and keys that name nobody to anybody else': [
    'accounts.subject answer_vote_marks.mark audit_log.followed audit_log.subject_id bookings.code calendar_entries.key calendar_entries.uid orders.code claim_receipts.content_type claims.bag claims.record_hash',
    'claw_back_words.reference day_limits.before disputes.provider_dispute_id empty_search_marks.mark incidents.key guest_session_bookings.guest_session_id guest_session_tickets.guest_session_id guest_sessions.id',
    'guesty_reservations.rental_id guesty_reservations.reservation_id hand_over_photos.hash hand_overs.hash hand_overs.photo_hash',
    'hand_overs.previous_hash idempotency_keys.key idempotency_keys.request_hash idempotency_keys.scope integrations.access_token',
    'cms_preview_rounds.url integrations.secret_hash integrations.token ledger_transactions.reference need_marks.need_id payments.client_secret',
    'payments.provider_intent_id payout_account_changes.request_id payout_accounts.provider_account_id payouts.asked_account payouts.provider_payout_id',
    'payouts.provider_transfer_id provider_differences.provider_id provider_event_log.event_id provider_event_log.object_id provider_events.id rate_limits.key',
    'recovery_codes.code_hash refunds.provider_refund_id refunds.reference review_reports.reporter_key sent_mails.key',
    'service_tokens.hint service_tokens.token_hash sessions.client sessions.id sign_in_codes.code_hash staff_members.token_hash tokens.token_hash',
    'claim_photos.object_key claim_receipts.object_key files.object_key hand_over_photos.object_key stored_objects.key stored_objects.state',
    'unpaid_holds.visitor users.password_hash users.provider_customer_id webhook_deliveries.about webhook_deliveries.event_key',
    'webhook_deliveries.subject widget_orders.widget_id widget_sites.widget_id widgets.id',
  ],
  'what was sold and how it was paid, which the books keep: prices, last four digits, what the provider says': [
    'bookings.quote payments.card_last4 payments.failure_message payouts.account_last4 payouts.failure_message',
    'provider_differences.detail provider_event_log.error refunds.failure_message',
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
    'calendar_entries.title change_requests.changes change_requests.reason location_looks.answer location_looks.reason discounts.name guesty_reservations.rental_name',
    'listings.additional_information listings.address listings.alternative_name listings.city_name listings.emergency_phone',
    'listings.gmaps_link listings.name listings.note listings.notifications_email listings.postal_code listings.search_text',
    'listings.slug listings.stopped_because read_calendars.unread places.context places.country places.names places.kind places.name places.region places.search_text',
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
