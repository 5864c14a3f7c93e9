import { cx } from '../cx.ts';
import { dayOf, formatDate } from './plain-date.ts';
import styles from './calendar.module.css';

type CalendarDayProps = {
  readonly date: string;
  readonly locale: string;
  readonly selected: boolean;
  /** The word for today, on that day. */
  readonly today: string | undefined;
  readonly closed: boolean;
  readonly reason: string | undefined;
  /** The one day in the tab order. */
  readonly entry: boolean;
  readonly onChoose: (date: string) => void;
};

export function CalendarDay({ date, locale, selected, today, closed, reason, entry, onChoose }: CalendarDayProps) {
  const name = formatDate(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <td role="gridcell" aria-selected={selected}>
      <button
        type="button"
        data-date={date}
        tabIndex={entry ? 0 : -1}
        aria-label={[name, today, reason].filter(Boolean).join(', ')}
        aria-disabled={reason === undefined ? undefined : true}
        aria-current={today ? 'date' : undefined}
        className={cx(styles.day, selected && styles.selected, closed && styles.closed, today && styles.today)}
        onClick={() => onChoose(date)}
      >
        {dayOf(date)}
      </button>
    </td>
  );
}
