/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import { isoInZone } from '#shared/time/wall-text.ts';
import { wallOf } from './hours.ts';
import { targetOf } from './leave-frame.ts';
import { StayButton, Stepper } from './parts.tsx';
import type { Settings } from './settings.ts';
import { StayPanel } from './stay-panel.tsx';
import type { Offer, OfferState } from './use-offer.ts';
import type { Words } from './words.ts';

export type TicketProps = {
  readonly base: string;
  readonly site: string;
  readonly settings: Settings;
  readonly words: Words;
  readonly state: OfferState;
  readonly offer: Offer;
};

const MAX_BAGS = 50;

function bookingAddress({ base, settings, words, offer }: TicketProps): string {
  const { listing, stay, bags } = offer;
  const query = new URLSearchParams({ listing: listing.slug, from: stay.from, to: stay.to, bags: String(bags) });
  if (settings.code !== null) query.set('code', settings.code);
  if (settings.widget !== null) query.set('w', settings.widget);
  query.set('lang', words.locale);
  return `${base}/book/review?${query}`;
}

/** What tickets of all widths share: where they lead, the stay and the bags that are chosen in place, and what is said. */
export function useTicket(props: TicketProps) {
  const { words, state, offer } = props;
  const { t } = words;
  const { listing, stay, bags, price, askedAt } = offer;
  const { isBusy, hasFailed, ask } = state;
  const root = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const date = stay.from.slice(0, 10);
  const bagWords = t('bags', { count: bags });
  const isOneDay = stay.to.startsWith(date);
  const isToday = isoInZone(askedAt, listing.timezone).slice(0, 10) === date;
  const toggle = () => setChoosing(!isChoosing);
  const span = isOneDay
    ? { from: words.short(wallOf(stay.from).minute), to: words.short(wallOf(stay.to).minute) }
    : { from: words.dayWords(date), to: words.dayWords(stay.to.slice(0, 10)) };
  return {
    date,
    bagWords,
    isChoosing,
    toggle,
    target: targetOf(),
    bookHref: bookingAddress(props),
    bookName: `${t('bookLocation')}: ${listing.name}`,
    root: { ref: root, 'aria-busy': isBusy, 'data-busy': isBusy || undefined },
    /** Both ends in one button, where there is little room. */
    stayButton: (
      <StayButton
        label={isToday && isOneDay ? t('today') : words.dayWords(date)}
        icon="clock"
        isOpen={isChoosing}
        onPress={toggle}
      >
        {t('span', span)}
      </StayButton>
    ),
    stepper: (
      <Stepper
        bags={bags}
        most={Math.min(listing.max_capacity, MAX_BAGS)}
        words={words}
        onChange={(next) => ask({ bags: next })}
      />
    ),
    /** What lies over the ticket, and what is said to those who do not see it. */
    over: (
      <>
        {isChoosing && (
          <StayPanel
            listing={listing}
            stay={stay}
            now={askedAt}
            words={words}
            onChange={(next) => ask({ stay: next })}
            onLeave={() => setChoosing(false)}
            onClose={() => {
              setChoosing(false);
              root.current?.querySelector<HTMLElement>('.pick')?.focus();
            }}
          />
        )}
        <p class="sr" role="status">
          {isBusy ? '' : hasFailed ? t('failed') : t('priceOf', { price: words.price(price), bags: bagWords })}
        </p>
      </>
    ),
  };
}
