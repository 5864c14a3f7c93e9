import { formatClock, formatMinute, localDateOf, localMinuteOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import type { CounterTicket } from './ticket.ts';

type ClosesBeforeProps = { readonly ticket: CounterTicket; readonly day: NonNullable<CounterTicket['day']> };

/** That the location closes today before the pick-up which it sold, so that a person has to be there. */
export function ClosesBefore({ ticket: { listing, pickUpAt }, day: { date, open } }: ClosesBeforeProps) {
  const t = useTexts('counter');
  const locale = useLocale();
  const closes = open.at(-1)?.to;
  if (closes === undefined || localDateOf(pickUpAt, listing.zone) !== date) return null;
  if (localMinuteOf(pickUpAt, listing.zone) <= closes) return null;
  const time = formatClock(pickUpAt, listing.zone, locale);
  return <Notice>{t('closesBefore', { closes: formatMinute(closes % 1440, locale), time })}</Notice>;
}
