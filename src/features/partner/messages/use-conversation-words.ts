import { CalendarCheck, CheckCheck, CircleX, Luggage, type LucideIcon } from 'lucide-react';
import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';

export type Conversation = Outputs['messages']['inbox']['conversations'][number];

const MINUTE = 60_000;
/** After so many minutes without an answer the wait is a long one. */
const LONG = 5;

/** What a row and its conversation say of the order, by its location's clock. `now` in milliseconds since 1970. */
export function useConversationWords(conversation: Conversation, now: number) {
  const t = useTexts('inbox');
  const locale = useLocale();
  const { location, last, waitsSince, status, bagsInside, dropOffAt, pickUpAt, outAt } = conversation;
  const { zone } = location;
  const today = localDateOf(new Date(now).toISOString(), zone);
  const clock = (iso: string) => formatClock(iso, zone, locale);
  const short = (iso: string) => formatDate(localDateOf(iso, zone), locale, { month: 'short', day: 'numeric' });
  const moment = (iso: string) => (localDateOf(iso, zone) === today ? clock(iso) : `${short(iso)}, ${clock(iso)}`);
  const minutes = waitsSince === null ? 0 : Math.max(1, Math.floor((now - Date.parse(waitsSince)) / MINUTE));
  const wait =
    minutes < 60
      ? t('minutes', { count: minutes })
      : minutes < 1440
        ? t('hours', { count: Math.floor(minutes / 60) })
        : null;
  const state = (): readonly [LucideIcon, string] => {
    const bags = t('bags', { count: bagsInside });
    if (bagsInside > 0) return [Luggage, t('inStore', { bags, time: moment(pickUpAt) })];
    if (status === 'canceled') return [CircleX, t('canceled')];
    if (outAt !== null || status === 'completed')
      return [CheckCheck, t('completed', { date: short(outAt ?? pickUpAt) })];
    return [CalendarCheck, t('dropOff', { time: moment(dropOffAt) })];
  };
  const said = () => {
    if (last.writer === 'traveller') return last.text;
    return last.name === null ? t('you', { text: last.text }) : t('by', { name: last.name, text: last.text });
  };
  return {
    state: state(),
    said: said(),
    /** How long its traveller waits, or when it was last written. */
    time: waitsSince === null || wait === null ? timeOf(waitsSince ?? last.sentAt) : wait,
    isLong: waitsSince !== null && minutes >= LONG,
  };

  function timeOf(iso: string): string {
    return localDateOf(iso, zone) === today ? clock(iso) : short(iso);
  }
}
