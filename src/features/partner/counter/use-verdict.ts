import { ArrowUpFromLine, CalendarX2, Ban, Check, CheckCheck, ClockAlert, type LucideIcon, Wallet } from 'lucide-react';
import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { type CounterTicket, insideOf } from './ticket.ts';

/** `go`: go on; `wait`: not now; `done`: already done; `never`. */
type Tone = 'go' | 'wait' | 'done' | 'never';

export interface Verdict {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** What can be done where nothing is to be handed over. */
  readonly help: string | null;
}

/** How near to its drop-off a ticket is expected "now". */
const NEAR_MINUTES = 30;
/** From how near to the pick-up its minutes are counted. */
const SOON_MINUTES = 90;

const minutesBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

const minusHour = (iso: string): string => new Date(Date.parse(iso) - 3_600_000).toISOString();

/** What the counter says where some of the bags are handed back: how many, and until when the others stay. */
export function usePartWords() {
  const t = useTexts('counter');
  const locale = useLocale();
  return (ticket: CounterTicket, count: number): Partial<Pick<Verdict, 'title' | 'text'>> => {
    const inside = insideOf(ticket);
    const title = t('handBackPart', { count, inside });
    // Of a late ticket the soft line says how late it is.
    if (Date.parse(ticket.askedAt) > Date.parse(ticket.pickUpAt)) return { title };
    const time = formatClock(ticket.pickUpAt, ticket.listing.zone, locale);
    return { title, text: t('othersStay', { count: inside - count, time }) };
  };
}

/** What the counter says about a ticket, in the location's time. */
export function useVerdict(): (ticket: CounterTicket) => Verdict {
  const t = useTexts('counter');
  const locale = useLocale();
  return (ticket) => {
    const { zone } = ticket.listing;
    const clock = (iso: string) => formatClock(iso, zone, locale);
    const day = (iso: string) =>
      formatDate(localDateOf(iso, zone), locale, { weekday: 'long', month: 'short', day: 'numeric' });
    const weekday = (iso: string) => formatDate(localDateOf(iso, zone), locale, { weekday: 'long' });
    const { dropOffAt, pickUpAt, askedAt, custody } = ticket;
    const changedText = ({ changed }: CounterTicket) => {
      if (changed === null) return null;
      const time = clock(changed.at);
      const isToday = localDateOf(changed.at, zone) === localDateOf(askedAt, zone);
      return isToday ? t('changedToday', { time }) : t('changedOn', { day: day(changed.at), time });
    };
    switch (ticket.verdict) {
      case 'checkIn': {
        const isNow = Math.abs(minutesBetween(askedAt, dropOffAt)) <= NEAR_MINUTES;
        const time = clock(dropOffAt);
        const title = isNow ? t('expectedNow') : t('expectedAt', { time });
        return {
          tone: 'go',
          icon: Check,
          title,
          text: changedText(ticket) ?? `${day(dropOffAt)}, ${time}`,
          help: null,
        };
      }
      case 'checkOut': {
        const time = clock(pickUpAt);
        const early = minutesBetween(askedAt, pickUpAt);
        if (early < 0) {
          const title =
            early > -60 ? t('lateMinutes', { count: -early }) : t('lateHours', { count: Math.floor(-early / 60) });
          return { tone: 'wait', icon: ClockAlert, title, text: t('lateText', { time }), help: null };
        }
        const title = t('handBack', { count: insideOf(ticket) });
        const isSoon = early > 0 && early <= SOON_MINUTES;
        const text = isSoon ? t('pickUpEarly', { time, count: early }) : t('pickUpAt', { time });
        return { tone: 'go', icon: ArrowUpFromLine, title, text, help: null };
      }
      case 'alreadyIn': {
        const facts = { time: clock(custody.inAt ?? askedAt), count: insideOf(ticket) };
        const { byName } = custody;
        const text = byName === null ? t('alreadyText', facts) : t('alreadyByText', { ...facts, name: byName });
        return { tone: 'done', icon: CheckCheck, title: t('already'), text, help: null };
      }
      case 'early':
        return {
          tone: 'wait',
          icon: ClockAlert,
          title: t('expectedAt', { time: clock(dropOffAt) }),
          text: t('earlyText', { time: clock(minusHour(dropOffAt)) }),
          help: t('earlyHelp'),
        };
      case 'wrongDay':
        return {
          tone: 'wait',
          icon: CalendarX2,
          title: t('wrongDay', { day: weekday(dropOffAt) }),
          text: t('todayIs', { day: day(askedAt) }),
          help: t('wrongDayHelp'),
        };
      case 'over':
        return {
          tone: 'wait',
          icon: CalendarX2,
          title: t('over', { day: day(dropOffAt) }),
          text: t('overText', { time: clock(pickUpAt) }),
          help: t('overHelp'),
        };
      case 'notPaid':
        return { tone: 'wait', icon: Wallet, title: t('notPaid'), text: t('notPaidText'), help: t('notPaidHelp') };
      case 'canceled':
        return { tone: 'never', icon: Ban, title: t('canceled'), text: t('canceledText'), help: t('canceledHelp') };
      case 'completed': {
        const at = custody.outAt ?? pickUpAt;
        return { tone: 'done', icon: CheckCheck, title: t('completed'), text: `${day(at)}, ${clock(at)}`, help: null };
      }
    }
  };
}
