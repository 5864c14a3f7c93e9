import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CalendarClock,
  CheckCheck,
  CircleX,
  Eye,
  ListChecks,
  type LucideIcon,
  MapPin,
  Ticket,
} from 'lucide-react';
import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './messages.module.css';

export type TalkEvent = Outputs['messages']['hosted']['events'][number];

const looks = {
  booked: ['eventBooked', Ticket],
  moved: ['eventMoved', MapPin],
  changed: ['eventChanged', CalendarClock],
  in: ['eventIn', ArrowDownToLine],
  out: ['eventOut', ArrowUpFromLine],
  counted: ['eventCounted', ListChecks],
  ended: ['eventEnded', CheckCheck],
  canceled: ['eventCanceled', CircleX],
  looked: ['eventLooked', Eye],
} as const satisfies Record<TalkEvent['kind'], readonly [string, LucideIcon]>;

type EventLineProps = { readonly event: TalkEvent; readonly zone: string };

/** What happened to the order, on the perforation between the bubbles. Times are the location's. */
export function EventLine({ event, zone }: EventLineProps) {
  const t = useTexts('messages');
  const locale = useLocale();
  const { kind, at, bags, by, dropOff, pickUp } = event;
  const [word, icon] = looks[kind];
  const clock = (iso: string) => formatClock(iso, zone, locale);
  const moment = (iso: string) =>
    `${formatDate(localDateOf(iso, zone), locale, { month: 'short', day: 'numeric' })}, ${clock(iso)}`;
  const move = (moved: TalkEvent['pickUp']) => {
    if (moved === null) return [];
    const words = localDateOf(moved.from, zone) === localDateOf(moved.to, zone) ? clock : moment;
    return [t('eventFromTo', { from: words(moved.from), to: words(moved.to) })];
  };
  const only = kind === 'changed' && bags === null && (dropOff === null) !== (pickUp === null);
  const title = only ? (dropOff === null ? 'eventPickUp' : 'eventDropOff') : word;
  const facts = [
    clock(at),
    ...move(dropOff),
    ...move(pickUp),
    ...(bags === null ? [] : [t('eventBags', { count: bags })]),
    ...(by === null ? [] : [t('eventBy', { name: by })]),
  ];
  return (
    <li className={styles.event}>
      <span className={styles.eventWords}>
        <Icon of={icon} size={18} />
        <span>
          <strong>{t(title)}</strong> {facts.join(', ')}
        </span>
      </span>
    </li>
  );
}
