import type { Deps } from '#server/deps.ts';
import { claimPath } from '#server/modules/accounts/accounts.module.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { bookingMailFacts, mailRowOf } from './booking-mail-facts.ts';
import { loadOrders } from './get-order.ts';
import { orderLink } from './mail-words.ts';
import { orderCalendar } from './order-calendar.ts';

/** Writes a mail in its reader's language, with the location's local times. */
export const sendBookingMailHandler = handleJob(sendBookingMail, async (payload, deps: Deps) => {
  const { bookingId, kind, to, refundId } = payload;
  const { config } = deps;
  const row = await mailRowOf(deps, bookingId, refundId);
  if (row === null) return;
  const toPartner = to === 'partner';
  if (toPartner && !row.bookings_notifications_enabled) return;
  const claim = toPartner ? null : await claimPath(deps, row.user_id);
  const facts = bookingMailFacts(
    deps,
    row,
    { kind, to },
    {
      link: toPartner ? `${config.siteUrl}/dashboard/bookings` : orderLink(deps, bookingId),
      findLink: toPartner ? null : `${config.siteUrl}/find-booking`,
      claimLink: claim === null ? null : `${config.siteUrl}${claim}`,
    },
  );
  const mail = await deps.renderMail('booking', facts);
  const isTicket = !toPartner && (kind === 'confirmed' || kind === 'changed');
  const [sold] = isTicket ? await loadOrders(deps, [bookingId]) : [];
  await deps.mail.send({
    to: toPartner ? (row.notifications_email ?? row.owner_email) : row.email,
    ...mail,
    ...(sold === undefined ? {} : { attachments: [orderCalendar(deps, sold)] }),
  });
});
