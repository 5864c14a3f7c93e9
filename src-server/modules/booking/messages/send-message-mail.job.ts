import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { sendMessageMail } from '../booking-jobs.ts';
import { momentText } from '../orders/mail-words.ts';
import { notify } from '../push/push-jobs.ts';
import { shortNameSql } from '../orders/shown-to-partners.sql.ts';
import { messageKey } from './order-messages.ts';

interface Reader {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

interface MailRow {
  readonly order_id: string;
  readonly booking_id: string;
  readonly writer: 'traveller' | 'location';
  readonly text: string;
  readonly code: string;
  readonly location: string;
  readonly time_zone: string;
  readonly drop_off_at: Date;
  readonly traveller: string;
  readonly guest: Reader;
  readonly owner: Reader;
}

const sql = `
  select m.order_id, m.booking_id, m.writer, m.text, o.code, l.door_name as location, l.time_zone, b.drop_off_at,
    ${shortNameSql('b')} as traveller,
    json_build_object('email', b.email, 'name', b.first_name, 'language', b.language) as guest,
    json_build_object('email', coalesce(l.notifications_email, w.email), 'name', w.first_name, 'language', w.language) as owner
  from order_messages m join orders o on o.id = m.order_id join bookings b on b.id = o.current_booking_id
  join listings l on l.id = m.listing_id join users w on w.id = l.owner_id where m.id = $1`;

/** Where the traveller of an order reads and answers what the location wrote, by the key of a mail's link. */
const messagesLink = (deps: Pick<Deps, 'config'>, orderId: string): string =>
  `${deps.config.siteUrl}/orders/${orderId}/messages?${new URLSearchParams({ key: messageKey(deps, orderId) })}`;

/** Mails a message to the other side of its order, in the reader's language and without the writer's address. */
export const sendMessageMailHandler = handleJob(sendMessageMail, (payload, deps: Deps) =>
  'messageId' in payload ? mailMessage(deps, payload.messageId) : mailQuestion(deps, payload),
);

async function mailMessage(deps: Deps, messageId: string): Promise<void> {
  const { config } = deps;
  const [row] = await deps.db.query<MailRow>(sql, [messageId]);
  // Its traveller was erased before it could be sent.
  if (row === undefined) return;
  const [to, reader, link] =
    row.writer === 'location'
      ? (['traveller', row.guest, messagesLink(deps, row.order_id)] as const)
      : (['location', row.owner, `${config.siteUrl}/dashboard/bookings?booking=${row.code}`] as const);
  const whom = row.writer === 'location' ? 'traveller' : 'counter';
  await notify(deps, { bookingId: row.booking_id, kind: 'messages', to: whom });
  const locale = localeOf(reader.language);
  const mail = await deps.renderMail('message', {
    to,
    locale,
    siteName: config.SITE_NAME,
    name: reader.name,
    traveller: row.traveller,
    code: row.code,
    location: row.location,
    text: row.text,
    dropOff: momentText(locale, row.drop_off_at, row.time_zone),
    link,
  });
  const about = { kind: 'message', language: locale, bookingId: row.booking_id };
  await deps.mail.send({ to: reader.email, ...mail, about });
}

interface QuestionRow {
  readonly text: string;
  readonly answer: string | null;
  readonly location: string;
  readonly slug: string;
  readonly traveller: string;
  readonly asker: Reader;
  readonly asked: Reader;
}

const questionSql = `
  select q.text, q.answer, l.door_name as location, l.slug, ${shortNameSql('u')} as traveller,
    json_build_object('email', u.email, 'name', u.first_name, 'language', u.language) as asker,
    json_build_object('email', coalesce(l.notifications_email, w.email), 'name', w.first_name, 'language', w.language) as asked
  from listing_questions q join users u on u.id = q.user_id join listings l on l.id = q.listing_id
  join users w on w.id = l.owner_id where q.id = $1`;

/** Mails a question before booking to its location, or the answer to who asked; neither sees the other's address. */
async function mailQuestion(
  deps: Deps,
  { questionId, to }: { questionId: string; to: 'asked' | 'asker' },
): Promise<void> {
  const { config } = deps;
  const [row] = await deps.db.query<QuestionRow>(questionSql, [questionId]);
  // Its traveller was erased before it could be sent.
  if (row === undefined) return;
  const reader = row[to];
  const locale = localeOf(reader.language);
  const mail = await deps.renderMail('message', {
    to,
    locale,
    siteName: config.SITE_NAME,
    name: reader.name,
    traveller: row.traveller,
    location: row.location,
    text: to === 'asked' ? row.text : `${row.text}\n\n${row.answer ?? ''}`,
    link: `${config.siteUrl}${to === 'asked' ? '/dashboard/messages' : `/map/${row.slug}#question`}`,
  });
  await deps.mail.send({ to: reader.email, ...mail, about: { kind: 'message', language: locale } });
}
