import {
  ArrowLeftRight,
  CircleX,
  CreditCard,
  Hourglass,
  Landmark,
  Luggage,
  Mail,
  MailX,
  ShieldAlert,
  Star,
  Tag,
  Undo2,
  Users,
} from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Happening } from '../kit/happened.tsx';
import type { Booking } from './booking.ts';

type Event = Booking['story'][number];

/** What happened to an order, in words. */
export function useStory({ story }: Pick<Booking, 'story'>): Happening[] {
  const t = useTexts('adminBookings');
  const locale = useLocale();
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, locale);
  const handOvers = { in: 'bagsIn', out: 'bagsOut', correction: 'bagsCorrected', undo: 'bagsUndone' } as const;
  const refunds = { requested: 'refundAsked', succeeded: 'refundSent', failed: 'refundFailed' } as const;
  const proposals = { agreed: 'proposalAgreed', refused: 'proposalRefused' } as const;
  const lineOf = (event: Event): Omit<Happening, 'key' | 'at'> => {
    switch (event.kind) {
      case 'quoted':
        return {
          icon: Tag,
          what: t('quoted', { amount: money(event.amount) }),
          more: event.discount === null ? event.code : t('discount', { amount: money(event.discount) }),
        };
      case 'held':
        return { icon: Hourglass, what: t('held', { count: event.bags }) };
      case 'paid':
        return event.free
          ? { icon: CreditCard, tone: 'brand', what: t('free') }
          : {
              icon: CreditCard,
              tone: 'brand',
              what: t('paidAmount', { amount: money(event.amount) }),
              more: event.last4 === null ? undefined : `•••• ${event.last4}`,
            };
      case 'notPaid':
        return {
          icon: CreditCard,
          tone: 'danger',
          what: t('notPaid', { amount: money(event.amount) }),
          more: event.message,
        };
      case 'changed':
        return { icon: ArrowLeftRight, what: t('changed', { code: event.code }) };
      case 'canceled':
        return { icon: CircleX, tone: 'danger', what: t('wasCanceled'), more: event.reason };
      case 'handOver':
        return { icon: Luggage, tone: 'ticket', what: t(handOvers[event.what], { count: event.bags }), more: event.by };
      case 'earned':
        return { icon: Landmark, what: t('earned', { amount: money(event.amount) }), more: event.partner };
      case 'takenBack':
        return {
          icon: Landmark,
          tone: 'danger',
          what: t('takenBack', { amount: money(event.amount) }),
          more: event.reason,
        };
      case 'refund':
        return {
          icon: Undo2,
          tone: event.status === 'failed' ? 'danger' : 'brand',
          what: t(refunds[event.status], { amount: money(event.amount) }),
          more: event.message,
        };
      case 'dispute':
        return {
          icon: ShieldAlert,
          tone: 'danger',
          what: t('disputed', { amount: money(event.amount) }),
          more: event.state,
        };
      case 'review':
        return { icon: Star, what: t('reviewed', { count: event.rating }) };
      case 'mail':
        return event.state === 'sent'
          ? {
              icon: Mail,
              what: t(event.to === 'traveller' ? 'mailToTraveller' : 'mailToOther'),
              more: mailOf(event),
            }
          : { icon: MailX, tone: 'danger', what: t('mailFailed'), more: mailOf(event) };
      case 'proposal':
        return {
          icon: Users,
          what: t(event.outcome === null ? 'proposalWaits' : proposals[event.outcome], { amount: money(event.amount) }),
          more: event.by,
        };
    }
  };
  const mails: Readonly<Record<string, string>> = {
    confirmed: t('mailConfirmed'),
    changed: t('mailChanged'),
    canceled: t('mailCanceled'),
    refunded: t('mailRefunded'),
  };
  const mailOf = ({ mail, subject }: { readonly mail: string; readonly subject: string }): string =>
    mails[mail] ?? subject;
  return story.map((event, index) => ({ ...lineOf(event), key: `${event.kind} ${index}`, at: event.at }));
}
