import { answerDueAt, decisionDueAt } from '#shared/claims/claim-rules.ts';
import { type Language, localeOf } from '#shared/messages/text.ts';
import { money } from '#shared/money/arithmetic.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { onTheClock } from '#shared/time/wall-text.ts';
import type { Deps } from '#server/deps.ts';
import { orderLink } from '#server/modules/booking/booking.module.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { amountText } from '#server/platform/mail/amount-text.ts';
import { bagOf, type ClaimRow, claimColumns } from './claim-row.ts';
import { sendClaimMail } from './claims-jobs.ts';

interface MailRow extends ClaimRow {
  readonly code: string;
  readonly location: string;
  readonly time_zone: string;
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
  readonly owner_email: string;
  readonly owner_name: string;
  readonly owner_language: Language;
}

const sql = `
  select ${claimColumns}, b.code, l.door_name as location, l.time_zone, b.email, b.first_name, b.language,
    coalesce(l.notifications_email, o.email) as owner_email, o.first_name as owner_name, o.language as owner_language
  from claims c join bookings b on b.id = c.booking_id join listings l on l.id = b.listing_id
  join users o on o.id = l.owner_id where c.id = $1`;

/** Tells the traveller, the location and administrators of a claim's steps, each in their language. */
export const sendClaimMailHandler = handleJob(sendClaimMail, async ({ claimId, kind, to }, deps: Deps) => {
  const { config, db } = deps;
  const [row] = await db.query<MailRow>(sql, [claimId]);
  if (row === undefined) return;
  const people = {
    traveller: { email: row.email, name: row.first_name, locale: localeOf(row.language) },
    partner: { email: row.owner_email, name: row.owner_name, locale: localeOf(row.owner_language) },
    administrators: { email: config.SUPPORT_EMAIL, name: config.SITE_NAME, locale: 'en' as const },
  };
  const links = {
    traveller: orderLink(deps, row.booking_id, '/claim'),
    partner: `${config.siteUrl}/dashboard/claims/${row.booking_id}`,
    administrators: `${config.siteUrl}/admin/claims?claim=${row.id}`,
  };
  const { email, name, locale } = people[to];
  const text = (minor: number) => {
    const amount = money<string>(minor, row.currency);
    return to === 'administrators' ? amountText(locale, amount) : formatMoney(amount, locale);
  };
  const amountOf = (minor: number | null) => (minor === null || minor === 0 ? null : text(minor));
  const day = (at: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(onTheClock(at, row.time_zone));
  const sentAt = row.created_at.getTime();
  const mail = await deps.renderMail('claim', {
    kind,
    to,
    locale,
    siteName: config.SITE_NAME,
    name,
    code: row.code,
    location: row.location,
    what: row.kind,
    bag: bagOf(row),
    words:
      (kind === 'decided'
        ? row.note
        : kind === 'answered'
          ? row.answer_text
          : kind === 'added'
            ? row.additions.at(-1)?.text
            : row.words) ?? '',
    asked: amountOf(row.asked_minor),
    given: row.decision === null ? null : { bag: amountOf(row.bag_minor), stay: amountOf(row.stay_minor) },
    answerBy: day(answerDueAt(sentAt)),
    decideBy: day(decisionDueAt(sentAt)),
    link: links[to],
  });
  await deps.mail.send({ to: email, ...mail, about: { kind: 'claim', language: locale, bookingId: row.booking_id } });
});
