import { lateDays } from '#shared/booking/order-state.ts';
import en from '#shared/messages/mail/booking-en.ts';
import es from '#shared/messages/mail/booking-es.ts';
import fr from '#shared/messages/mail/booking-fr.ts';
import type { RefundFailure } from '#shared/booking/refund-tracker.ts';
import type { RemovalReason } from '#shared/reviews/review-rules.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, Facts, MailLayout, Paragraph, Perforation } from '#server/platform/mail/mail-layout.tsx';
import { Picture, TextLink } from '#server/platform/mail/mail-parts.tsx';
import { bagsPhotoSize } from './bags-picture.ts';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

export interface BookingMail {
  readonly kind:
    | 'canceled'
    | 'refunded'
    | 'refundArrived'
    | 'refundCameBack'
    | 'refundByHand'
    | 'followUp'
    | 'openingChanged'
    | 'pickUpAsked'
    | 'roomLowered'
    | 'addressChanged'
    | 'clockMoved'
    | 'moveOffered'
    | 'placeOffered'
    | 'moveOver'
    | 'moved'
    | 'bagsIn'
    | 'soon'
    | 'late'
    | 'left'
    | 'noShow'
    | 'reviewed'
    | 'reviewRemoved';
  readonly to: 'traveller' | 'partner' | 'administrators';
  readonly locale: Locale;
  readonly siteName: string;
  readonly supportEmail: string;
  /** Who reads it. */
  readonly name: string;
  readonly traveller: string;
  readonly code: string;
  readonly location: string;
  readonly address: string;
  readonly phone: string | null;
  /** As the location's clock shows them, in the reader's language. */
  readonly dropOff: string;
  readonly pickUp: string;
  readonly bagsCount: number;
  readonly total: string;
  /** The amount that was, or is to be, given back. */
  readonly refund: string | null;
  /** What the bank finds it by, and the day by which it is there. */
  readonly reference: string | null;
  readonly by: string | null;
  /** Why the review was removed, where it was. */
  readonly removal: RemovalReason | null;
  /** What was written of the stay: 1 to 5 stars, and words that may be empty; null without one, or where it was removed. */
  readonly review: { readonly rating: number; readonly text: string } | null;
  /** Why the card did not take it. */
  readonly failure: RefundFailure;
  readonly reason: string | null;
  /** What an administrator wrote with a refund, in the reader's language. */
  readonly decisionNote: string | null;
  /** What goes back leaves the booking as it is. */
  readonly staysBooked: boolean;
  /** Its bags are in store. */
  readonly isInside: boolean;
  /** Name and address of the other place that the location offers, and until when. */
  readonly place: string | null;
  readonly until: string | null;
  /** Of bags that were not fetched: how many are inside, since how many days, and what is owed for them by now. */
  readonly left: { readonly bags: number; readonly days: number; readonly owed: string };
  /** What the tags say of the bags that were taken in; none where no numbers were written down. */
  readonly tags: readonly string[];
  /** The counter's picture of the bags came with the mail, as `bags`. */
  readonly hasPhoto: boolean;
  /** When the location closes at the pick-up, or before it; null where it does not, and in mails that do not say so. */
  readonly closes: string | null;
  /** Where the pick-up is moved later; null in mails that do not offer it. */
  readonly lateLink: string | null;
  /** Where a traveller reports that the bags are not theirs; null in all other mails. */
  readonly reportLink: string | null;
  readonly link: string;
  /** Where code and e-mail open the order; none for partners. */
  readonly findLink: string | null;
  /** Where a person without a password chooses one. */
  readonly claimLink: string | null;
}

type Words = readonly [subject: keyof typeof en, text: keyof typeof en];

/** What a partner, or an administrator, reads instead of the traveller's words. */
const ownWords: Readonly<Record<BookingMail['to'], Partial<Record<BookingMail['kind'], Words>>>> = {
  traveller: {},
  partner: {
    clockMoved: ['partnerClockMovedSubject', 'partnerClockMovedText'],
    moveOver: ['partnerMoveOverSubject', 'partnerMoveOverText'],
    late: ['partnerLateSubject', 'partnerLateText'],
    left: ['partnerLeftSubject', 'partnerLeftText'],
  },
  administrators: {
    late: ['adminLateSubject', 'adminLateText'],
    left: ['partnerLeftSubject', 'adminLeftText'],
    refundByHand: ['adminByHandSubject', 'adminByHandText'],
  },
};

const removalKeys = {
  named_person: 'removedNamed',
  insult: 'removedInsult',
  advertising: 'removedAdvertising',
  not_this_stay: 'removedOther',
  private_data: 'removedPrivate',
} as const satisfies Record<RemovalReason, string>;

const cameBackKeys = { cardExpired: 'cameBackExpired', cardLost: 'cameBackLost', other: 'cameBackOther' } as const;

/** A mail about a booking other than its ticket: what happened, the facts of the stay, and the way to the order. */
export function bookingMail(mail: BookingMail): MailContent {
  const { kind, to, locale, code, location, name, traveller, siteName, supportEmail } = mail;
  const { place, until } = mail;
  const params = {
    code,
    location,
    name,
    traveller,
    supportEmail,
    amount: mail.refund ?? '',
    place: place ?? '',
    until: until ?? '',
    closes: mail.closes ?? '',
    days: mail.left.days,
    dropOff: mail.dropOff,
    pickUp: mail.pickUp,
    since: fill(catalogues[locale][mail.left.days === 1 ? 'aDay' : 'manyDays'], { days: mail.left.days }, locale),
    owed: mail.left.owed,
  };
  const t = (key: keyof typeof en, more = {}) => fill(catalogues[locale][key], { ...params, ...more }, locale);
  const toPartner = to !== 'traveller';
  // After a week the booking is over, and its pick-up cannot be moved any more.
  const isOver = kind === 'left' && to === 'traveller' && mail.left.days >= lateDays;
  const [subjectKey, textKey] = isOver
    ? (['leftSubject', 'leftOverText'] as const)
    : (ownWords[to][kind] ?? ([`${kind}Subject`, `${kind}Text`] as const));
  const subject = t(subjectKey);
  const facts: [string, string][] = [
    [t('code'), code],
    [t('location'), location],
    [t('address'), mail.address],
    ...(mail.phone === null ? [] : ([[t('phone'), mail.phone]] as [string, string][])),
    [t('checkIn'), mail.dropOff],
    [t('checkOut'), mail.pickUp],
    [t('items'), String(mail.bagsCount)],
    ...(toPartner ? [] : ([[t('total'), mail.total]] as [string, string][])),
    ...(mail.closes === null ? [] : ([[t('closes'), mail.closes]] as [string, string][])),
    ...(kind === 'bagsIn' || kind === 'soon'
      ? ([[t('bagsInside'), String(mail.left.bags)]] as [string, string][])
      : []),
    ...((kind === 'bagsIn' || kind === 'soon') && mail.tags.length > 0
      ? ([[t('tags'), mail.tags.join(', ')]] as [string, string][])
      : []),
    ...(kind === 'left'
      ? ([
          [t('bagsInside'), String(mail.left.bags)],
          [t('owed'), mail.left.owed],
        ] as [string, string][])
      : []),
    ...(kind === 'refunded' && mail.by !== null ? ([[t('arrivesBy'), mail.by]] as [string, string][]) : []),
    ...(kind === 'refunded' && mail.reference !== null
      ? ([[t('bankReference'), mail.reference]] as [string, string][])
      : []),
  ];
  return {
    subject,
    body: (
      <MailLayout language={locale} siteName={siteName} preview={t(textKey)} heading={subject} footer={t('footer')}>
        <Paragraph>{t('greeting')}</Paragraph>
        {kind === 'refundCameBack' && <Paragraph>{t(cameBackKeys[mail.failure])}</Paragraph>}
        <Paragraph>{t(textKey)}</Paragraph>
        {kind === 'left' && mail.left.days >= 30 && <Paragraph>{t('leftDecided')}</Paragraph>}
        {kind === 'refunded' && mail.staysBooked && (
          <Paragraph>{t(mail.isInside ? 'refundedInside' : 'refundedStays')}</Paragraph>
        )}
        {kind === 'refunded' && mail.decisionNote && <Paragraph>{mail.decisionNote}</Paragraph>}
        {kind === 'reviewRemoved' && mail.removal && <Paragraph>{t(removalKeys[mail.removal])}</Paragraph>}
        {kind === 'canceled' && mail.reason && <Paragraph>{t('reason', { reason: mail.reason })}</Paragraph>}
        {kind === 'reviewed' && mail.review && (
          <Review {...mail.review} stars={t('stars', { rating: mail.review.rating })} />
        )}
        {mail.hasPhoto && <Picture cid="bags" alt={t('bagsPhoto')} {...bagsPhotoSize} />}
        <Perforation />
        <Facts rows={facts} />
        <Perforation />
        <Action href={mail.link}>
          {t(
            kind === 'reviewed'
              ? 'reviewedAction'
              : to === 'administrators'
                ? 'adminAction'
                : toPartner || kind === 'canceled' || kind === 'moved' || kind === 'noShow'
                  ? 'partnerAction'
                  : isOver
                    ? 'lateAction'
                    : `${kind}Action`,
          )}
        </Action>
        {mail.lateLink !== null && (
          <Paragraph>
            {t('runningLate')} <TextLink href={mail.lateLink}>{t('runningLateAction')}</TextLink>
          </Paragraph>
        )}
        {mail.reportLink !== null && (
          <Paragraph>
            {t('notMine')} <TextLink href={mail.reportLink}>{t('notMineAction')}</TextLink>
          </Paragraph>
        )}
        {mail.findLink !== null && (
          <Paragraph>
            {t('findText')} <TextLink href={mail.findLink}>{t('findAction')}</TextLink>
          </Paragraph>
        )}
        {mail.claimLink && (
          <Paragraph>
            {t('claim')} <TextLink href={mail.claimLink}>{t('claimAction')}</TextLink>
          </Paragraph>
        )}
      </MailLayout>
    ),
  };
}

const most = 5;

interface ReviewProps {
  readonly rating: number;
  readonly text: string;
  /** The stars in words. */
  readonly stars: string;
}

function Review({ rating, text, stars }: ReviewProps) {
  return (
    <>
      <p
        aria-label={stars}
        role="img"
        style={{ fontSize: 21, letterSpacing: 2, lineHeight: '28px', margin: '0 0 8px' }}
      >
        {'★'.repeat(rating) + '☆'.repeat(most - rating)}
      </p>
      {text !== '' && <Paragraph>{`“${text}”`}</Paragraph>}
    </>
  );
}
