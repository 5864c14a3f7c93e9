import { incidentMail } from '#server/modules/admin/own-mails/incident.email.tsx';
import { morningMail } from '#server/modules/admin/own-mails/morning.email.tsx';
import { accountMail } from '#server/modules/accounts/account.email.tsx';
import { disputeAdminMail, disputeMail } from '#server/modules/booking/disputes/dispute.email.tsx';
import { doorMail } from '#server/modules/booking/door/door.email.tsx';
import { messageMail } from '#server/modules/booking/messages/message.email.tsx';
import { bookingMail } from '#server/modules/booking/orders/booking.email.tsx';
import { partnerBookingMail } from '#server/modules/booking/orders/partner-booking.email.tsx';
import { ticketMail } from '#server/modules/booking/orders/ticket.email.tsx';
import { ticketsMail } from '#server/modules/booking/orders/tickets.email.tsx';
import { claimMail } from '#server/modules/claims/claim.email.tsx';
import { contactAnswerMail } from '#server/modules/cms/messages/contact-answer.email.tsx';
import { contactMail } from '#server/modules/cms/contact.email.tsx';
import { editedForYouMail } from '#server/modules/partner/administered/edited-for-you.email.tsx';
import { changeDecisionMail } from '#server/modules/partner/change-decision.email.tsx';
import { lookDecisionMail } from '#server/modules/partner/looks/look-decision.email.tsx';
import { bookAgainMail } from '#server/modules/custody/book-again.email.tsx';
import { guestyMail } from '#server/modules/integrations/guesty.email.tsx';
import { missingBagsMail } from '#server/modules/custody/missing-bags.email.tsx';
import { staffMail } from '#server/modules/partner/staff/staff.email.tsx';
import { weeklySummaryMail } from '#server/modules/payouts/weekly/weekly-summary.email.tsx';
import { webhookFailingMail } from '#server/modules/webhooks/webhook-failing.email.tsx';
import { payoutAccountMail } from '#server/modules/payouts/account-changes/payout-account.email.tsx';
import { payoutMail } from '#server/modules/payouts/payout.email.tsx';
import { type MailContent, renderMail, type RenderedMail } from '#server/platform/mail/render-mail.tsx';

/** Every mail by name: what it needs in, subject and body out. */
const mails = {
  account: accountMail,
  claim: claimMail,
  contact: contactMail,
  contactAnswer: contactAnswerMail,
  booking: bookingMail,
  ticket: ticketMail,
  partnerBooking: partnerBookingMail,
  dispute: disputeMail,
  door: doorMail,
  message: messageMail,
  disputeAdmin: disputeAdminMail,
  tickets: ticketsMail,
  changeDecision: changeDecisionMail,
  lookDecision: lookDecisionMail,
  editedForYou: editedForYouMail,
  bookAgain: bookAgainMail,
  missingBags: missingBagsMail,
  staff: staffMail,
  payout: payoutMail,
  payoutAccount: payoutAccountMail,
  weeklySummary: weeklySummaryMail,
  guesty: guestyMail,
  webhookFailing: webhookFailingMail,
  morning: morningMail,
  incident: incidentMail,
};

export type Mails = typeof mails;
export type MailName = keyof Mails;

/** Renders one mail; built together with the pages, because the templates are JSX. */
export function render<Name extends MailName>(name: Name, props: Parameters<Mails[Name]>[0]): Promise<RenderedMail> {
  const template = mails[name] as (props: Parameters<Mails[Name]>[0]) => MailContent;
  return renderMail(template(props));
}

export type RenderMail = typeof render;
