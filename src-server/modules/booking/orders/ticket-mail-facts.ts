import { Instant } from '@js-joda/core';
import { nextClosing } from '#shared/availability/open-spans.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { noteText } from '#shared/availability/verdict-texts.ts';
import type { LocalMoment } from '#shared/availability/verdict.ts';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { arrivesBy } from '#shared/booking/refund-tracker.ts';
import { isZero, subtract, zero } from '#shared/money/arithmetic.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import type { Money } from '#shared/money/money.ts';
import en from '#shared/messages/place/en.ts';
import es from '#shared/messages/place/es.ts';
import fr from '#shared/messages/place/fr.ts';
import { fill, type Locale, type Text } from '#shared/messages/text.ts';
import { formatDistance } from '#shared/search/format-distance.ts';
import { compassTo } from '#shared/search/way-there.ts';
import type { Deps } from '#server/deps.ts';
import type { nearestStation } from '#server/modules/places/places.module.ts';
import { dateIn, orderLink, reasonText } from './mail-words.ts';
import type { OrderView } from './order.view.ts';
import { clockOfMinute } from '#shared/time/clock-of-minute.ts';
import { clockOf, dayOf, hoursText, momentOf, shortDate, weekdayOf } from './ticket-times.ts';
import { stripsOf } from './ticket-pictures.ts';
import type { TicketMail } from './ticket-mail.ts';

type Station = NonNullable<Awaited<ReturnType<typeof nearestStation>>>;

const placeWords = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, Text>>;

interface Wanted {
  readonly kind: TicketMail['kind'];
  readonly locale: Locale;
  /** Where a guest chooses a password; null for others. */
  readonly claimPath: string | null;
  /** The nearest station; null where none is within a walk. */
  readonly station: Station | null;
}

const SCALE = [0, 360, 720, 1080, 1440];

/** An order as its ticket says it by mail: local times of the location, amounts as the site writes them. */
export function ticketMailFacts(
  deps: Pick<Deps, 'config'>,
  order: OrderView,
  { kind, locale, claimPath, station }: Wanted,
): TicketMail {
  const { config } = deps;
  const { listing, total } = order;
  const { zone } = listing.rules;
  const at = (iso: string) => new Date(iso);
  const [photo] = listing.imageUrls;
  const before = kind === 'changed' ? order.replaced[0] : undefined;
  const link = orderLink(deps, order.id);
  const and = (what: string) => `${link}&${what}=true`;
  const end = (iso: string, was: string | undefined) => {
    const [day, time] = [dayOf(locale, at(iso), zone), clockOf(locale, at(iso), zone)];
    if (was === undefined || Date.parse(was) === Date.parse(iso)) return { day, time, before: null };
    const [oldDay, oldTime] = [dayOf(locale, at(was), zone), clockOf(locale, at(was), zone)];
    return { day, time, before: oldDay === day ? oldTime : `${oldDay}, ${oldTime}` };
  };
  const endedAt = kind === 'canceled' ? (order.canceledAt ?? order.createdAt) : order.createdAt;
  const isRefundable = kind === 'confirmed' && !isZero(order.refundable);
  return {
    kind,
    locale,
    siteName: config.SITE_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    email: order.email,
    name: order.firstName,
    code: order.code,
    location: listing.name,
    address: listing.address,
    note: listing.note === '' ? null : listing.note,
    photo: photo === undefined ? null : `${config.siteUrl}${photo}`,
    way: wayOf(locale, listing, station),
    weekday: weekdayOf(locale, at(order.dropOffAt), zone),
    moment: momentOf(locale, at(endedAt), zone),
    dropOff: end(order.dropOffAt, before?.dropOffAt),
    pickUp: end(order.pickUpAt, before?.pickUpAt),
    bags: {
      count: order.bagsCount,
      before: before === undefined || before.bagsCount === order.bagsCount ? null : before.bagsCount,
    },
    strips: stripsOf(order).map(({ strip, note }) => stripFacts(locale, strip.date, noteText(note, strip.date))),
    hourScale: SCALE.map((minute) => clockOfMinute(locale, minute).replace(/:00| 00/, '')),
    total: formatMoney(total, locale),
    currency: total.currency,
    last4: order.cardLast4,
    freeUntil: isRefundable
      ? { amount: formatMoney(order.refundable, locale), moment: momentOf(locale, at(order.dropOffAt), zone) }
      : null,
    costs: before === undefined ? null : costsOf(locale, order, before),
    inside: kind === 'canceled' && order.custody.inside > 0 ? insideOf(locale, order, endedAt) : null,
    refund: kind === 'canceled' ? refundOf(locale, order) : null,
    reason: kind === 'canceled' ? reasonText(locale, order.cancellationReason) : null,
    links: {
      order: link,
      directions: directionsUrl(listing),
      change: and('change'),
      cancel: and('cancel'),
      calendar: `${config.siteUrl}/orders/${order.id}/calendar.ics${new URL(link).search}`,
      again: `${config.siteUrl}/map/${listing.slug}`,
      find: `${config.siteUrl}/find-booking`,
      claim: claimPath === null ? null : `${config.siteUrl}${claimPath}`,
    },
  };
}

/** The bags of a cancelled order that lie at the location still, and when its door closes next; null where it never does. */
function insideOf(locale: Locale, { custody, listing }: OrderView, endedAt: string): TicketMail['inside'] {
  const closing = nextClosing(compileOpening(listing.rules), Instant.parse(endedAt));
  const by = closing && momentOf(locale, new Date(closing.toEpochMilli()), listing.rules.zone);
  return { count: custody.inside, by };
}

/** The way from the nearest station in words, as the location's page tells it. */
function wayOf(locale: Locale, listing: OrderView['listing'], station: Station | null): readonly string[] {
  if (station === null) return [];
  const words = placeWords[locale];
  const way = {
    place: station.name,
    distance: formatDistance(station.distance, locale),
    direction: words[compassTo(station, listing)],
  };
  return [
    fill(words.wayFromStation, way, locale),
    fill(words.wayArrive, { name: listing.name, address: listing.address }, locale),
  ];
}

function stripFacts(locale: Locale, date: string, text: ReturnType<typeof noteText>): TicketMail['strips'][number] {
  const clock = (moment: LocalMoment) => clockOfMinute(locale, moment.minute);
  const day = shortDate(locale, date);
  const isOpen = text.key === 'open24' || text.key === 'closes' || text.key === 'reopens';
  switch (text.key) {
    case 'closes':
    case 'opens':
      return { day, isOpen, note: { key: text.key, params: { time: clock(text.at) } } };
    case 'opensOn':
      return { day, isOpen, note: { key: text.key, params: { time: shortDate(locale, text.at.date) } } };
    case 'reopens':
      return { day, isOpen, note: { key: text.key, params: { closes: clock(text.closes), time: clock(text.at) } } };
    case 'open24':
      return { day, isOpen, note: { key: text.key, params: {} } };
    default:
      return { day, isOpen, note: { key: 'closed', params: {} } };
  }
}

function costsOf(locale: Locale, order: OrderView, before: OrderView['replaced'][number]): TicketMail['costs'] {
  const write = (amount: Money) => formatMoney(amount, locale);
  const more = subtract<string>(order.total, before.total);
  return {
    hours: [hoursText(locale, before.dropOffAt, before.pickUpAt), hoursText(locale, order.dropOffAt, order.pickUpAt)],
    totals: [write(before.total), write(order.total)],
    difference: isZero(more)
      ? null
      : { kind: more.minor > 0 ? 'paid' : 'back', amount: write({ ...more, minor: Math.abs(more.minor) }) },
  };
}

/** Its payer's bank has the money, the drop-off had passed, or it was so decided. */
function whyNothing({ disputed, canceledAt, dropOffAt }: OrderView): 'none' | 'late' | 'disputed' {
  if (!isZero(disputed)) return 'disputed';
  return canceledAt !== null && canceledAt >= dropOffAt ? 'late' : 'none';
}

/** What goes back; by when is guessed from the day of the request until the bank has it. */
function refundOf(locale: Locale, order: OrderView): TicketMail['refund'] {
  const { refund, total } = order;
  const { zone } = order.listing.rules;
  const day = (iso: string) => momentOf(locale, new Date(iso), zone);
  if (refund === null)
    return {
      amount: formatMoney(zero(total.currency), locale),
      share: whyNothing(order),
      requestedAt: null,
      sentAt: null,
      by: null,
      reference: null,
    };
  return {
    amount: formatMoney(refund.amount, locale),
    share: refund.amount.minor >= total.minor ? 'all' : 'part',
    requestedAt: day(refund.requestedAt),
    sentAt: refund.sentAt === null ? null : day(refund.sentAt),
    by: shortDate(locale, refund.by ?? arrivesBy(dateIn(new Date(refund.requestedAt), zone))),
    reference: refund.reference,
  };
}
