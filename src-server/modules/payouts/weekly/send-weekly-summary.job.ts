import { type Language, type Locale, localeOf } from '#shared/messages/text.ts';
import { dateOfDay, dayOfDate, instantOfLocal } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { nextPayoutDate } from '../next-payout.ts';
import { weekOfPartner } from './week-of-partner.ts';
import { sendWeeklySummary } from './weekly-jobs.ts';
import { stopLink, weeklySummaryOf } from './weekly-switch.ts';

interface PartnerRow {
  readonly email: string;
  readonly language: Language;
  readonly name: string;
  readonly time_zone: string;
  readonly last4: string | null;
  readonly is_payable: boolean;
}

const sql = `
  select u.email, u.language, coalesce(a.business_name, trim(u.first_name || ' ' || u.last_name)) as name, l.time_zone,
    a.account_last4 as last4,
    coalesce(a.payouts_enabled and a.currently_due = '{}' and a.past_due = '{}', false) as is_payable
  from users u join lateral (select time_zone from listings where owner_id = u.id order by created_at, id limit 1) l on true
  left join payout_accounts a on a.user_id = u.id where u.id = $1 and u.is_partner`;

/** A local date `YYYY-MM-DD` in words. */
const dateText = (locale: Locale, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));

/** Tells a partner in their language what their week brought; nothing where nothing moved, or they want it no more. */
export const sendWeeklySummaryHandler = handleJob(sendWeeklySummary, async ({ userId, monday }, deps: Deps) => {
  const [row] = await deps.db.query<PartnerRow>(sql, [userId]);
  if (row === undefined || !(await weeklySummaryOf(deps, userId)).isOn) return;
  const zone = zoneOf(row.time_zone);
  const weeks = await weekOfPartner(deps, userId, { zone, monday });
  if (weeks.length === 0) return;
  const locale = localeOf(row.language);
  const { siteUrl } = deps.config;
  const long = { weekday: 'long', month: 'short', day: 'numeric' } as const;
  const short = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const ahead = (days: number) => dateOfDay(dayOfDate(monday) + days);
  const link = stopLink(deps, userId);
  const mail = await deps.renderMail('weeklySummary', {
    locale,
    siteName: deps.config.SITE_NAME,
    name: row.name,
    from: dateText(locale, monday, long),
    until: dateText(locale, ahead(6), long),
    lastDay: dateText(locale, ahead(6), { month: 'short', day: 'numeric' }),
    dayBefore: dateText(locale, ahead(-1), { month: 'short', day: 'numeric' }),
    dayNames: Array.from({ length: 7 }, (_, day) => dateText(locale, ahead(day), { weekday: 'short' })),
    weeks: weeks.map((week) => ({
      ...week,
      payouts: week.payouts.map(({ date, amount }) => ({ date: dateText(locale, date, short), amount })),
    })),
    nextPayoutOn: row.is_payable ? dateText(locale, nextPayoutDate(instantOfLocal(zone, ahead(7), 0)), short) : null,
    last4: row.last4 ?? '',
    payoutsLink: `${siteUrl}/dashboard/payouts`,
    fileLink: `${siteUrl}/dashboard/payouts/statement.csv?month=${ahead(6).slice(0, 7)}`,
    hoursLink: `${siteUrl}/dashboard/listings/{id}/hours`,
    stopLink: link,
  });
  await deps.mail.send({
    to: row.email,
    ...mail,
    unsubscribe: link,
    about: { kind: 'weeklySummary', language: locale },
  });
});
