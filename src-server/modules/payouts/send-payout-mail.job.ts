import { localeOf, type Language } from '#shared/messages/text.ts';
import { money } from '#shared/money/arithmetic.ts';
import { failureReasonOf } from '#shared/payouts/failure-reason.ts';
import type { Deps } from '#server/deps.ts';
import { notifyOfPayout } from '#server/modules/booking/booking.module.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { amountText } from '#server/platform/mail/amount-text.ts';
import { sendPayoutMail } from './payouts-jobs.ts';

interface MailRow {
  readonly user_id: string;
  readonly email: string;
  readonly language: Language;
  readonly currency: string;
  readonly amount_minor: number;
  readonly account_last4: string | null;
  readonly failure_code: string | null;
  readonly arrives_at: Date;
  readonly orders: number;
  readonly orders_minor: number;
  readonly claw_minor: number;
  readonly back_minor: number;
}

const sql = `
  select u.id as user_id, u.email, u.language, p.currency, p.amount_minor::float8 as amount_minor, p.account_last4, p.failure_code,
    coalesce(p.expected_at, p.created_at) as arrives_at,
    count(l.*) filter (where t.kind = 'earning')::int as orders,
    coalesce(sum(l.amount_minor) filter (where t.kind = 'earning'), 0)::float8 as orders_minor,
    coalesce(sum(l.amount_minor) filter (where t.kind = 'claw_back'), 0)::float8 as claw_minor,
    coalesce(sum(l.amount_minor) filter (where t.kind = 'payout_reversal'), 0)::float8 as back_minor
  from payouts p join users u on u.id = p.user_id
  left join payout_lines l on l.payout_id = p.id left join ledger_transactions t on t.id = l.transaction_id
  where p.id = $1 group by p.id, u.id`;

/** Tells a partner of a payout that was sent, or came back, in their language. */
export const sendPayoutMailHandler = handleJob(sendPayoutMail, async ({ payoutId, kind }, deps: Deps) => {
  const [row] = await deps.db.query<MailRow>(sql, [payoutId]);
  if (row === undefined) return;
  if (kind === 'failed') await notifyOfPayout(deps, row.user_id);
  const locale = localeOf(row.language);
  const text = (minor: number) => amountText(locale, money<string>(minor, row.currency));
  const page = kind === 'sent' ? `/dashboard/payouts?payout=${payoutId}` : '/dashboard/payouts/bank';
  const mail = await deps.renderMail('payout', {
    kind,
    locale,
    siteName: deps.config.SITE_NAME,
    amount: text(row.amount_minor),
    currency: row.currency,
    last4: row.account_last4 ?? '',
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(row.arrives_at),
    reason: failureReasonOf(row.failure_code),
    orders: { count: row.orders, amount: text(row.orders_minor) },
    takenBack: row.claw_minor === 0 ? null : text(row.claw_minor),
    cameBack: row.back_minor === 0 ? null : text(row.back_minor),
    link: `${deps.config.siteUrl}${page}`,
  });
  await deps.mail.send({ to: row.email, ...mail, about: { kind: 'payout', language: locale } });
});
