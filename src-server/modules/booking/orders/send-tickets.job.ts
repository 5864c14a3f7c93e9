import { localeOf, type Language } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { sendTicketsMail } from '../booking-jobs.ts';
import { momentText, orderLink } from './mail-words.ts';

const MAX_TICKETS = 10;

interface TicketRow {
  readonly id: string;
  readonly code: string;
  readonly first_name: string;
  readonly language: Language;
  readonly drop_off_at: Date;
  readonly listing_name: string;
  readonly time_zone: string;
}

const sql = `
  select b.id, b.code, b.first_name, b.language, b.drop_off_at, l.door_name as listing_name, l.time_zone
  from bookings b join users u on u.id = b.user_id join listings l on l.id = b.listing_id
  where (u.email = $1 and lower(b.email) = $1 and b.status in ('confirmed', 'completed'))
    or (b.id = $2::uuid and lower(b.email) = $1)
  order by b.drop_off_at desc, b.id desc limit ${MAX_TICKETS}`;

/**
 * Sends the links to all tickets of an e-mail to that e-mail. Known and unknown ones take the same answer and the same
 * time: whether there are any is found out afterwards.
 * @throws AppError 429 after too many from one address or to one e-mail.
 */
export async function sendTickets(ctx: RequestContext, input: { readonly email: string }): Promise<void> {
  const email = input.email.toLowerCase();
  await limitRate(ctx, { name: 'send-tickets-ip', hits: 20, perSeconds: 3600 }, ctx.ip);
  await limitRate(ctx, { name: 'send-tickets', hits: 3, perSeconds: 3600 }, email);
  await ctx.em.transactional((em) => ctx.deps.jobs.enqueue(em, sendTicketsMail, { email }));
}

export const sendTicketsMailHandler = handleJob(sendTicketsMail, async ({ email, bookingId = null }, deps: Deps) => {
  const { config } = deps;
  const rows = await deps.db.query<TicketRow>(sql, [email, bookingId]);
  const [latest] = rows;
  if (latest === undefined) return;
  const locale = localeOf(latest.language);
  const mail = await deps.renderMail('tickets', {
    locale,
    siteName: config.SITE_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    name: latest.first_name,
    tickets: rows.map(({ id, code, listing_name, drop_off_at, time_zone }) => ({
      code,
      location: listing_name,
      dropOff: momentText(locale, drop_off_at, time_zone),
      link: orderLink(deps, id),
    })),
  });
  await deps.mail.send({ to: email, ...mail, about: { kind: 'tickets', language: locale } });
});
