import { formatMinute, localDateOf, localMinuteOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useHourScale } from '#web/parts/stay/strip-words.ts';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import type { CounterTicket } from './ticket.ts';

type TicketDayProps = { readonly ticket: CounterTicket; readonly day: NonNullable<CounterTicket['day']> };

/** Today at the location: when it is open, and the ends of the stay that are today. */
export function TicketDay({ ticket, day: { date, open } }: TicketDayProps) {
  const t = useTexts('counter');
  const locale = useLocale();
  const scale = useHourScale();
  const { listing, dropOffAt, pickUpAt, changed, custody } = ticket;
  const isToday = (at: string) => localDateOf(at, listing.zone) === date;
  const ends = [dropOffAt, pickUpAt];
  const old = changed === null || custody.inAt !== null ? [] : [changed.dropOffAt, changed.pickUpAt];
  const ticks = [
    ...old.filter((at) => !ends.includes(at)).map((at) => ({ at, old: true })),
    ...ends.map((at) => ({ at, old: false })),
  ].filter(({ at }) => isToday(at));
  const times = open.map(({ from, to }) => `${formatMinute(from, locale)} – ${formatMinute(to, locale)}`).join(', ');
  return (
    <OpenStrip
      open={open}
      ticks={ticks.map((tick) => ({ ...tick, at: localMinuteOf(tick.at, listing.zone) }))}
      scale={scale}
      text={times === '' ? t('closedToday') : t('openToday', { times })}
    />
  );
}
