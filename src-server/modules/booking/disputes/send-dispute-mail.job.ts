import { type Language, localeOf } from '#shared/messages/text.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { amountText } from '#server/platform/mail/amount-text.ts';
import { sendDisputeMail } from '../booking-jobs.ts';
import { storyLink } from '../orders/mail-words.ts';

interface MailRow {
  readonly provider_dispute_id: string;
  readonly booking_id: string;
  readonly code: string;
  readonly traveller: string;
  readonly location: string;
  readonly time_zone: string;
  readonly email: string;
  readonly language: Language;
  readonly currency: string;
  readonly amount_minor: number;
  readonly reason: string;
  readonly respond_by: Date | null;
  readonly share_minor: number | null;
  /** The earning, in the ledger. */
  readonly earning_id: string | null;
}

/** The share is that of the booking which the order is now. */
const sql = `
  select d.provider_dispute_id, b.id as booking_id, b.code, trim(b.first_name || ' ' || b.last_name) as traveller,
    l.door_name as location, l.time_zone, u.email, u.language, d.currency, d.amount_minor::float8 as amount_minor, d.reason,
    d.respond_by, (-e.amount_minor)::float8 as share_minor, t.id as earning_id
  from disputes d
  join bookings v on v.id = d.booking_id join orders o on o.id = v.order_id join bookings b on b.id = o.current_booking_id
  join listings l on l.id = b.listing_id join users u on u.id = l.owner_id
  left join ledger_transactions t on t.booking_id = b.id and t.kind = 'earning'
  left join ledger_entries e on e.transaction_id = t.id and e.partner_id is not null
  where d.id = $1`;

/** Tells the partner in their language what a dispute does to their share, and the people behind the site of it. */
export const sendDisputeMailHandler = handleJob(sendDisputeMail, async ({ disputeId, kind, to }, deps: Deps) => {
  const { config, db } = deps;
  const [row] = await db.query<MailRow>(sql, [disputeId]);
  if (row === undefined) return;
  const common = { siteName: config.SITE_NAME, code: row.code, location: row.location };
  if (to === 'administrators') {
    const mail = await deps.renderMail('disputeAdmin', {
      ...common,
      kind,
      traveller: row.traveller,
      amount: amountText('en', money<string>(row.amount_minor, row.currency)),
      reason: row.reason.replaceAll('_', ' '),
      date:
        row.respond_by === null
          ? '—'
          : new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(row.respond_by),
      dispute: row.provider_dispute_id,
      link: storyLink(deps, row.code),
    });
    const about = { kind: 'dispute', language: 'en', bookingId: row.booking_id };
    await deps.mail.send({ to: config.SUPPORT_EMAIL, ...mail, about });
    return;
  }
  if (kind === 'inquiry' || kind === 'lapsed') return;
  const locale = localeOf(row.language);
  const mail = await deps.renderMail('dispute', {
    ...common,
    kind,
    locale,
    share: row.share_minor === null ? null : amountText(locale, money<string>(row.share_minor, row.currency)),
    isPaidOut: row.earning_id !== null && (await deps.ports.isPaidOut(db.fork(), row.earning_id)),
    link: `${config.siteUrl}/dashboard/payouts`,
  });
  await deps.mail.send({
    to: row.email,
    ...mail,
    about: { kind: 'dispute', language: locale, bookingId: row.booking_id },
  });
});
