import { Check, Plus } from 'lucide-react';
import { formatWeekday } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { DraftHoliday } from './holiday-draft.ts';
import styles from './holidays.module.css';

type PublicHolidaysProps = {
  readonly listingId: string;
  readonly drafts: readonly DraftHoliday[];
  readonly onAdd: (date: string) => void;
};

const textOf = {
  all: 'publicHolidaysText',
  shared: 'publicHolidaysShared',
  unknown: 'publicHolidaysUnknown',
} as const;

/** The public holidays of the location's region in the next twelve months, each to be added with one press. */
export function PublicHolidays({ listingId, drafts, onAdd }: PublicHolidaysProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const [found] = trpc.partner.publicHolidays.useSuspenseQuery({ listingId, locale });
  const holidays = found.days.map((each) => ({ ...each, isSet: drafts.some(({ date }) => date === each.date) }));
  return (
    <Card as="section" pad={0}>
      <header className={styles.holidaysHead}>
        <h2 className={styles.asideTitle}>{t('publicHolidays')}</h2>
        <p className={styles.label}>{t(textOf[found.coverage])}</p>
      </header>
      <ul>
        {holidays.map(({ date, name, isSet }) => (
          <li key={date} className={styles.holiday}>
            <span className={styles.leaf} aria-hidden>
              <span>{formatDate(date, locale, { month: 'short' })}</span>
              <strong>{Number(date.slice(8))}</strong>
            </span>
            <span className={styles.holidayName}>
              {name}
              <span className={styles.label}>
                {isSet
                  ? formatDate(date, locale, { weekday: 'long' })
                  : t('usualSoFar', { weekday: formatWeekday(`${date}T12:00:00Z`, 'UTC', locale) })}
              </span>
            </span>
            {isSet ? (
              <span className={styles.set}>
                <Icon of={Check} size={16} />
                {t('holidaySet')}
              </span>
            ) : (
              <Button variant="quiet" size={40} aria-label={t('addHoliday', { name })} onClick={() => onAdd(date)}>
                <Icon of={Plus} size={16} />
                {t('add')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
