import { type RefundReason, refundReasons } from '#shared/admin/bookings-schema.ts';
import en from '#shared/messages/mail/decision-en.ts';
import es from '#shared/messages/mail/decision-es.ts';
import fr from '#shared/messages/mail/decision-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

/** What the traveller would read for each reason, in a language. */
export const notesIn = (locale: Locale, location: string): Record<RefundReason, string> => {
  const noteOf = (reason: RefundReason) => fill(catalogues[locale][reason], { location }, locale);
  return {
    shopClosed: noteOf('shopClosed'),
    shopLate: noteOf('shopLate'),
    bagDamaged: noteOf('bagDamaged'),
    travellerAsked: noteOf('travellerAsked'),
    twice: noteOf('twice'),
    goodwill: noteOf('goodwill'),
  };
};

const partnerKeys = {
  shopClosed: 'shopClosedPartner',
  shopLate: 'shopLatePartner',
  bagDamaged: 'bagDamagedPartner',
  travellerAsked: 'travellerAskedPartner',
  twice: 'twicePartner',
  goodwill: 'goodwillPartner',
} as const satisfies Record<RefundReason, keyof typeof en>;

/** Why a share is taken back, as its partner reads it. */
export const partnerReasonIn = (locale: Locale, reason: RefundReason): string =>
  catalogues[locale][partnerKeys[reason]];

export const isRefundReason = (text: string): text is RefundReason =>
  (refundReasons as readonly string[]).includes(text);
