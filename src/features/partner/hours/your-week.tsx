import { compileOpening } from '#shared/availability/opening.ts';
import { type OpeningRules, weekdays } from '#shared/availability/opening-rules.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useHourScale } from '#web/parts/stay/strip-words.ts';
import { cx } from '#web/ui/cx.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { useForPartner } from '../guard/for-partner.tsx';
import { useHoursWords } from '../listings/day-words.ts';
import styles from './hours.module.css';
import { useDayName } from './use-day-name.ts';

type YourWeekProps = {
  readonly weekly: OpeningRules['weekly'];
  readonly zone: string;
};

/** The week as it is being drawn; where openings overlap it is red. */
export function YourWeek({ weekly, zone }: YourWeekProps) {
  const t = useTexts('partner');
  const name = useDayName('short');
  const long = useDayName();
  const scale = useHourScale();
  const words = useHoursWords();
  const opening = compileOpening({ zone, availableFullTime: false, weekly, special: [], closures: [] });
  return (
    <Card as="section">
      <h2 className={styles.asideTitle}>{t(useForPartner().isForPartner ? 'theWeek' : 'yourWeek')}</h2>
      <p className={styles.soft}>{t('asTravellers')}</p>
      <ul className={styles.week}>
        {weekdays.map((day, index) => {
          const open = opening.weekly[index] ?? [];
          const clashes = overlapsOf(weekly.filter((slot) => slot.day === day));
          return (
            <li key={day}>
              <span className={cx(styles.weekday, clashes.length > 0 && styles.clash)} aria-hidden>
                {name(day)}
              </span>
              <OpenStrip open={open} clashes={clashes} text={`${long(day)}: ${words(open)}`} />
            </li>
          );
        })}
      </ul>
      <p className={styles.scale} aria-hidden>
        {scale
          .filter(({ at }) => at % 720 === 0)
          .map(({ at, label }) => (
            <span key={at}>{label}</span>
          ))}
      </p>
    </Card>
  );
}

function overlapsOf(slots: readonly { readonly from: number; readonly to: number }[]) {
  return slots.flatMap((one, index) =>
    slots
      .slice(index + 1)
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => from < to),
  );
}
