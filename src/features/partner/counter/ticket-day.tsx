import { formatMinute, localDateOf, localMinuteOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useHourScale } from '#web/parts/stay/strip-words.ts';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import type { CounterTicket } from './ticket.ts';

type TicketDayProps = { readonly ticket: CounterTicket; readonly day: NonNullable<CounterTicket['day']> };

/** Today at the location: when it is open, and the ends of the stay that are today. */
export function TicketDay({ ticket: { listing, dropOffAt, pickUpAt }, day: { date, open } }: TicketDayProps) {
  const t = useTexts('counter');
  const locale = useLocale();
  const scale = useHourScale();
  const ends = [dropOffAt, pickUpAt].filter((at) => localDateOf(at, listing.zone) === date);
  const times = open.map(({ from, to }) => `${formatMinute(from, locale)} – ${formatMinute(to, locale)}`).join(', ');
  return (
    <OpenStrip
      open={open}
      ticks={ends.map((at) => ({ at: localMinuteOf(at, listing.zone) }))}
      scale={scale}
      text={times === '' ? t('closedToday') : t('openToday', { times })}
    />
  );
}
