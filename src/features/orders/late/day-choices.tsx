import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatMinute, formatMonthDay, formatWeekDay } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Order } from '../order.ts';
import { useAmount } from '../use-amount.ts';
import styles from './late-page.module.css';

type Day = Outputs['booking']['pickUps']['days'][number];

/** Of a later day so many are shown at first. */
const shown = 6;

type DayChoicesProps = {
  readonly order: Order;
  readonly day: Day;
  /** All of the first day is shown: it is the likeliest. */
  readonly isFirst: boolean;
  readonly chosen: string | null;
  readonly onChoose: (pickUpAt: string) => void;
  /** What stands under the last day. */
  readonly children?: ReactNode;
};

/** The pick-ups of a day with their prices; of days on which the door stays closed their name. */
export function DayChoices({ order, day, isFirst, chosen, onChoose, children }: DayChoicesProps) {
  const t = useTexts('inStore');
  const locale = useLocale();
  const [isOpen, open] = useState(isFirst);
  const headId = useId();
  const { choices, date, until, opens } = day;
  const nameOf = useDayName(order);
  const last = choices.at(-1);
  if (last === undefined)
    return (
      <p className={styles.closed}>
        {date === until
          ? t('closedOn', { day: nameOf(date) })
          : t('closedFrom', { from: formatMonthDay(date, locale), until: formatMonthDay(until, locale) })}
      </p>
    );
  const isPaid = date === order.day.today.strip.date && choices.every(({ due }) => due.minor === 0);
  return (
    <section aria-labelledby={headId}>
      <div className={styles.head}>
        <h2 id={headId}>{nameOf(date)}</h2>
        {isPaid ? (
          <span className={styles.free}>{t('paidWholeDay')}</span>
        ) : (
          opens !== null && <span>{t('opens', { time: formatMinute(opens, locale) })}</span>
        )}
      </div>
      <div role="radiogroup" aria-labelledby={headId} className={styles.cells}>
        {(isOpen ? choices : choices.slice(0, shown)).map((choice) => (
          <Cell
            key={choice.pickUpAt}
            choice={choice}
            isChosen={choice.pickUpAt === chosen}
            onChoose={() => onChoose(choice.pickUpAt)}
          />
        ))}
      </div>
      <div className={styles.more}>
        {!isOpen && choices.length > shown && (
          <Button variant="quiet" onClick={() => open(true)}>
            {t('allTimesUntil', { time: formatMinute(last.minute, locale) })}
            <Icon of={ChevronDown} />
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}

type CellProps = {
  readonly choice: Day['choices'][number];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function Cell({ choice: { minute, due, refusal }, isChosen, onChoose }: CellProps) {
  const t = useTexts('inStore');
  const locale = useLocale();
  const write = useAmount();
  const isFree = due.minor === 0;
  const words =
    refusal === 'full' ? t('full') : refusal === 'disputed' ? t('atBank') : isFree ? t('noExtra') : `+${write(due)}`;
  return (
    <label className={styles.cell}>
      <input
        type="radio"
        name="pick-up"
        className="sr-only"
        checked={isChosen}
        disabled={refusal !== null}
        onChange={onChoose}
      />
      <strong>{formatMinute(minute, locale)}</strong>
      <span className={cx(isFree && refusal === null && styles.free)}>{words}</span>
    </label>
  );
}

/** "Today", "Tomorrow, Nov 22", "Mon, Nov 23" of a local date. */
function useDayName({ day: { today } }: Order) {
  const t = useTexts('inStore');
  const locale = useLocale();
  const now = Date.parse(`${today.strip.date}T00:00:00Z`);
  return (date: string) => {
    const days = Math.round((Date.parse(`${date}T00:00:00Z`) - now) / 86_400_000);
    if (days === 0) return t('todayAlone');
    return days === 1 ? t('tomorrowOf', { day: formatMonthDay(date, locale) }) : formatWeekDay(date, locale);
  };
}
