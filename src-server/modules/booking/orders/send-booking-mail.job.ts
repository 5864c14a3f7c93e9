import { localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { claimPath } from '#server/modules/accounts/accounts.module.ts';
import { nearestStation } from '#server/modules/places/places.module.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { notifyLikeMail } from '../push/push-jobs.ts';
import { tellOfBookingNow } from '../sms/sms-jobs.ts';
import { bagsPicture } from './bags-picture.ts';
import { bookingMailFacts, mailRowOf, type MailRow } from './booking-mail-facts.ts';
import { loadOrders } from './get-order.ts';
import { orderLink, storyLink } from './mail-words.ts';
import { orderCalendar } from './order-calendar.ts';
import { partnerBookingFacts } from './partner-booking-facts.ts';
import { roomOfDay } from './room-of-day.ts';
import { shopPicture } from './shop-picture.ts';
import { ticketMailFacts } from './ticket-mail-facts.ts';
import { ticketPictures } from './ticket-pictures.ts';

type Recipient = 'traveller' | 'partner' | 'administrators';

const linkOf: Readonly<
  Record<Recipient, (deps: Deps, booking: { readonly id: string; readonly code: string }) => string>
> = {
  traveller: (deps, { id }) => orderLink(deps, id),
  partner: ({ config }) => `${config.siteUrl}/dashboard/bookings`,
  administrators: (deps, { code }) => storyLink(deps, code),
};

function addressOf(to: Recipient, row: MailRow, support: string): string {
  if (to === 'administrators') return support;
  return to === 'partner' ? (row.notifications_email ?? row.owner_email) : row.email;
}

const isPast = (at: Date, { clock }: Deps): boolean => at.getTime() <= clock.now().toEpochMilli();

/** Writes a mail in its reader's language, with the location's local times. */
export const sendBookingMailHandler = handleJob(sendBookingMail, async (payload, deps: Deps) => {
  const { bookingId, kind, to } = payload;
  const { config } = deps;
  const row = await mailRowOf(deps, payload);
  if (row === null) return;
  const toPartner = to !== 'traveller';
  if (toPartner) await notifyLikeMail(deps, payload);
  if (to === 'partner' && (kind === 'confirmed' || kind === 'changed')) await tellOfBookingNow(deps, row, bookingId);
  if (to === 'partner' && !row.bookings_notifications_enabled) return;
  // Fetched, or scanned after all, while the mail waited.
  if (kind === 'late' && row.checked_out_at !== null) return;
  // Fetched, or the pick-up was moved on, while the mail waited.
  if (kind === 'left' && (row.bags_inside ?? 0) === 0) return;
  // Taken back, or fetched, while the mail waited.
  if (kind === 'bagsIn' && (row.bags_inside ?? 0) === 0) return;
  // Fetched, or moved on, while the mail waited.
  if (kind === 'soon' && ((row.bags_inside ?? 0) === 0 || isPast(row.pick_up_at, deps))) return;
  if (kind === 'noShow' && row.checked_in_at !== null) return;
  // Their check-out was taken back while the mail waited.
  if (kind === 'followUp' && row.checked_in_at !== null && row.checked_out_at === null) return;
  // It came back while the mail waited.
  if (kind === 'refunded' && row.refund_failure !== null) return;
  // The tries that follow by themselves may well come back too, before the traveller heard otherwise; and a review is asked
  // for once, when the stay was completed or its late bags were fetched.
  if ((kind === 'refundCameBack' || kind === 'followUp') && row.is_told_already === true) return;
  // The offer has ended, or was taken, while the mail waited.
  const isOffer = kind === 'moveOffered' || kind === 'placeOffered';
  if (isOffer && (row.offer_until === null || isPast(row.offer_until, deps))) return;
  if (!toPartner) await notifyLikeMail(deps, payload);
  if (to === 'partner' && (kind === 'confirmed' || kind === 'changed'))
    return tellPartner(deps, { row, kind, bookingId, to: addressOf(to, row, config.SUPPORT_EMAIL) });
  const claim = toPartner ? null : await claimPath(deps, row.user_id);
  if (kind === 'confirmed' || kind === 'changed' || (kind === 'canceled' && to === 'traveller'))
    return sendTicket(deps, { row, kind, bookingId, claim });
  const facts = bookingMailFacts(
    deps,
    row,
    { kind, to },
    {
      link:
        kind === 'reviewed'
          ? `${config.siteUrl}/dashboard/listings/${row.listing_id}#reviews`
          : kind === 'followUp'
            ? orderLink(deps, bookingId, '/review')
            : linkOf[to](deps, { id: bookingId, code: row.code }),
      reportLink: kind === 'bagsIn' ? orderLink(deps, bookingId, '/claim') : null,
      lateLink: kind === 'soon' || kind === 'bagsIn' ? orderLink(deps, bookingId, '/late') : null,
      findLink: toPartner ? null : `${config.siteUrl}/find-booking`,
      claimLink: claim === null ? null : `${config.siteUrl}${claim}`,
    },
  );
  const { pictures, ...mail } = await deps.renderMail('booking', facts);
  await deps.mail.send({
    to: addressOf(to, row, config.SUPPORT_EMAIL),
    ...mail,
    pictures: row.photo === null ? pictures : [...pictures, await bagsPicture(row.photo)],
    // What a calendar holds is an instant.
    ...(kind === 'clockMoved' && !toPartner
      ? { attachments: [await orderCalendar(deps, { currentBookingId: bookingId })] }
      : {}),
    about: { kind, language: facts.locale, bookingId },
  });
});

interface PartnerNews {
  readonly row: MailRow;
  readonly kind: 'confirmed' | 'changed';
  readonly bookingId: string;
  readonly to: string;
}

/** The booking as the counter needs it, with the room it takes and, where the location has no photo, a shop front. */
async function tellPartner(deps: Deps, { row, kind, bookingId, to }: PartnerNews): Promise<void> {
  const stay = { dropOffAt: row.drop_off_at, pickUpAt: row.pick_up_at, timeZone: row.time_zone };
  const facts = partnerBookingFacts(deps, row, { kind, room: await roomOfDay(deps, bookingId, stay) });
  const { pictures, ...told } = await deps.renderMail('partnerBooking', facts);
  await deps.mail.send({
    to,
    ...told,
    pictures: facts.photo === null ? [...pictures, await shopPicture()] : pictures,
    about: { kind, language: facts.locale, bookingId },
  });
}

interface Ticket {
  readonly row: MailRow;
  readonly kind: 'confirmed' | 'changed' | 'canceled';
  readonly bookingId: string;
  /** Where a guest chooses a password; null for others. */
  readonly claim: string | null;
}

/** The ticket itself, with its pictures and the stay for a calendar, which takes out what was cancelled. */
async function sendTicket(deps: Deps, { row, kind, bookingId, claim }: Ticket): Promise<void> {
  const [order] = await loadOrders(deps, [bookingId]);
  if (order === undefined) return;
  const locale = localeOf(row.language);
  const station = await nearestStation(deps.db, order.listing);
  const facts = ticketMailFacts(deps, order, { kind, locale, claimPath: claim, station });
  const { pictures, ...mail } = await deps.renderMail('ticket', facts);
  await deps.mail.send({
    to: row.email,
    ...mail,
    about: { kind, language: locale, bookingId },
    pictures: [...pictures, ...(await ticketPictures(order, kind !== 'canceled'))],
    attachments: [await orderCalendar(deps, order)],
  });
}
