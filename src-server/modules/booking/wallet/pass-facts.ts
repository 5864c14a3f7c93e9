import en from '#shared/messages/mail/ticket-en.ts';
import es from '#shared/messages/mail/ticket-es.ts';
import fr from '#shared/messages/mail/ticket-fr.ts';
import { lateHours } from '#shared/custody/stay-outcome.ts';
import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { orderLink } from '../orders/mail-words.ts';
import type { OrderView } from '../orders/order.view.ts';
import { clockOf, dayOf } from '../orders/ticket-times.ts';

/** What a wallet's pass says, for every provider: texts in the holder's language, times by the location's clock. */
export interface PassFacts {
  /** The same for all versions of an order, so that a change takes the place of the pass before. */
  readonly serial: string;
  readonly code: string;
  readonly siteName: string;
  readonly place: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Of its texts. */
  readonly locale: Locale;
  /** Until when it is kept among what is good: the person who comes late shows it still. ISO instant. */
  readonly keptUntil: string;
  readonly labels: {
    readonly checkIn: string;
    readonly checkOut: string;
    readonly items: string;
    readonly address: string;
    readonly order: string;
  };
  readonly dropOff: string;
  readonly pickUp: string;
  readonly items: string;
  readonly note: string | null;
  readonly noteTitle: string;
  readonly link: string;
  /** Cancelled, over, or replaced by another version: not to be shown at a counter. */
  readonly isVoid: boolean;
}

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

/** An order as a pass shows it. */
export function passFacts(deps: Pick<Deps, 'config'>, order: OrderView, locale: Locale): PassFacts {
  const { listing } = order;
  const { zone } = listing.rules;
  const t = catalogues[locale];
  const moment = (iso: string) => `${dayOf(locale, new Date(iso), zone)}, ${clockOf(locale, new Date(iso), zone)}`;
  return {
    serial: order.replaced.at(-1)?.id ?? order.id,
    code: order.code,
    siteName: deps.config.SITE_NAME,
    place: listing.name,
    address: listing.address,
    latitude: listing.latitude,
    longitude: listing.longitude,
    locale,
    keptUntil: new Date(Date.parse(order.pickUpAt) + lateHours * 3_600_000).toISOString(),
    labels: { checkIn: t.checkIn, checkOut: t.checkOut, items: t.items, address: t.directions, order: t.find },
    dropOff: moment(order.dropOffAt),
    pickUp: moment(order.pickUpAt),
    items: String(order.bagsCount),
    note: listing.note === '' ? null : listing.note,
    noteTitle: t.noteFrom.replace('{location}', listing.name),
    link: orderLink(deps, order.id),
    isVoid: order.status !== 'confirmed' || order.replacedById !== null,
  };
}
