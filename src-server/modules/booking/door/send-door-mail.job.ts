import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { sendDoorMail } from '../booking-jobs.ts';
import { momentText, orderLink, storyLink } from '../orders/mail-words.ts';
import { notify } from '../push/push-jobs.ts';
import { tellBySms } from '../sms/sms-jobs.ts';
import { shortNameSql } from '../orders/shown-to-partners.sql.ts';

interface Reader {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

interface MailRow {
  readonly booking_id: string;
  readonly current_id: string;
  readonly code: string;
  readonly listing_id: string;
  readonly location: string;
  readonly time_zone: string;
  readonly reported_at: Date;
  readonly traveller: string;
  readonly answer_text: string | null;
  readonly note: string | null;
  readonly is_settled: boolean;
  readonly guest: Reader;
  readonly owner: Reader;
  /** Who works at the counter besides the owner. */
  readonly counter: readonly Reader[];
}

const sql = `
  select r.booking_id, o.current_booking_id as current_id, o.code, l.id as listing_id, l.door_name as location, l.time_zone, r.reported_at,
    ${shortNameSql('b')} as traveller, r.answer_text, r.note, r.answer is not null or r.verdict is not null as is_settled,
    json_build_object('email', b.email, 'name', b.first_name, 'language', b.language) as guest,
    json_build_object('email', coalesce(l.notifications_email, w.email), 'name', w.first_name, 'language', w.language) as owner,
    (select coalesce(json_agg(json_build_object('email', u.email, 'name', u.first_name, 'language', u.language) order by u.id), '[]')
      from staff_members m join staff_locations s on s.member_id = m.id and s.listing_id = l.id join users u on u.id = m.user_id
      where m.owner_id = l.owner_id and m.ended_at is null) as counter
  from door_reports r join orders o on o.id = r.order_id join bookings b on b.id = r.booking_id
  join listings l on l.id = r.listing_id join users w on w.id = l.owner_id where r.id = $1`;

/** Tells the location's people, the traveller and administrators of a report's steps, each in their language. */
export const sendDoorMailHandler = handleJob(sendDoorMail, async ({ reportId, kind, to }, deps: Deps) => {
  const { config, db } = deps;
  const [row] = await db.query<MailRow>(sql, [reportId]);
  // Answered or over before it could be asked.
  if (row === undefined || (kind === 'asked' && row.is_settled)) return;
  if (kind === 'asked') await notify(deps, { bookingId: row.booking_id, kind: 'door', to: 'counter' });
  if (kind === 'asked') await tellBySms(deps, { bookingId: row.booking_id, kind: 'door', subjectId: reportId });
  if (to === 'traveller') await notify(deps, { bookingId: row.current_id, kind: 'door', to: 'traveller' });
  const administrators = { email: config.SUPPORT_EMAIL, name: config.SITE_NAME, language: 'english' as const };
  const readers = {
    traveller: [row.guest],
    partner: [row.owner],
    counter: [row.owner, ...row.counter],
    administrators: [administrators],
  }[to];
  const hours = kind === 'warned' || kind === 'toStop' || kind === 'stopped';
  const links = {
    traveller: orderLink(deps, row.current_id),
    counter: `${config.siteUrl}/dashboard`,
    partner: `${config.siteUrl}/dashboard${hours ? `/listings/${row.listing_id}/hours` : ''}`,
    administrators: storyLink(deps, row.code),
  };
  const words = { open: row.answer_text, decided: row.note, stands: row.answer_text };
  for (const { email, name, language } of readers) {
    const locale = localeOf(language);
    const mail = await deps.renderMail('door', {
      kind,
      to,
      locale,
      siteName: config.SITE_NAME,
      name,
      traveller: row.traveller,
      code: row.code,
      location: row.location,
      at: momentText(locale, row.reported_at, row.time_zone),
      words: words[kind as keyof typeof words] ?? null,
      link: links[to],
    });
    await deps.mail.send({ to: email, ...mail, about: { kind: 'door', language: locale, bookingId: row.booking_id } });
  }
});
