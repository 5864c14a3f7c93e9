import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../cx.ts';
import { CalendarDay } from './calendar-day.tsx';
import { dateForKey, formatDate, monthOf, monthWeeks, shiftMonth, weekdayNames } from './plain-date.ts';
import styles from './calendar.module.css';

export type CalendarProps = {
  /** 'YYYY-MM' on view. */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly selected: string | null;
  readonly onSelect: (date: string) => void;
  readonly today: string;
  /** Why a day cannot be chosen, in words; undefined if it can. */
  readonly reasonAgainst?: ((date: string) => string | undefined) | undefined;
  /** Days struck through. */
  readonly closed?: ReadonlySet<string> | undefined;
  /** First and last month, 'YYYY-MM', to which the arrows lead. */
  readonly firstMonth?: string | undefined;
  readonly lastMonth?: string | undefined;
  readonly locale: string;
  /** 0 is Sunday. */
  readonly weekStart: number;
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly todayLabel: string;
  readonly className?: string | undefined;
};

/** A month of days. Arrows move by day and week, Page Up and Down by month; days that cannot be chosen stay reachable. */
export function Calendar(props: CalendarProps) {
  const { month, onMonth, selected, onSelect, today, reasonAgainst, closed, locale, weekStart } = props;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(selected ?? today);
  const wantsFocus = useRef(false);
  const first = `${month}-01`;
  const entry = monthOf(focused) === month ? focused : selected && monthOf(selected) === month ? selected : first;

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused, month]);

  const inRange = (to: string) =>
    (props.firstMonth === undefined || to >= props.firstMonth) &&
    (props.lastMonth === undefined || to <= props.lastMonth);
  const turn = (by: number) => {
    const to = shiftMonth(month, by);
    if (inRange(to)) onMonth(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dateForKey(event.key, entry, weekStart);
    if (to === undefined) return;
    event.preventDefault();
    if (!inRange(monthOf(to))) return;
    wantsFocus.current = true;
    setFocused(to);
    if (monthOf(to) !== month) onMonth(monthOf(to));
  };
  const choose = (date: string) => {
    setFocused(date);
    if (reasonAgainst?.(date) === undefined) onSelect(date);
  };

  const short = weekdayNames(locale, weekStart, 'short');
  const narrow = weekdayNames(locale, weekStart, 'narrow');
  const long = weekdayNames(locale, weekStart, 'long');
  const arrow = (by: number, label: string, icon: typeof ChevronLeft) => (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={!inRange(shiftMonth(month, by)) || undefined}
      className={styles.arrow}
      onClick={() => turn(by)}
    />
  );

  return (
    <div className={cx(styles.calendar, props.className)} role="group" aria-label={props.label}>
      <div className={styles.head}>
        {arrow(-1, props.previousLabel, ChevronLeft)}
        <p id={titleId} className={styles.title} aria-live="polite">
          {formatDate(first, locale, { month: 'long', year: 'numeric' })}
        </p>
        {arrow(1, props.nextLabel, ChevronRight)}
      </div>
      <table ref={grid} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {long.map((name, index) => (
              <th key={name} scope="col" abbr={name}>
                <span className={styles.short}>{short[index]}</span>
                <span className={styles.narrow} aria-hidden>
                  {narrow[index]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, weekStart).map((week, row) => (
            <tr key={row}>
              {week.map((date, place) =>
                date === null ? (
                  <td key={place} />
                ) : (
                  <CalendarDay
                    key={date}
                    date={date}
                    locale={locale}
                    selected={date === selected}
                    today={date === today ? props.todayLabel : undefined}
                    closed={closed?.has(date) ?? false}
                    reason={reasonAgainst?.(date)}
                    entry={date === entry}
                    onChoose={choose}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
