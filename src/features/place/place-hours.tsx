import { useTexts } from '#web/lib/texts.ts';
import { useToday } from '#web/parts/day-strip/use-today.ts';
import { HoursTable } from '#web/parts/listing/hours-table.tsx';
import { stayDays } from '#web/parts/listing/stay-days.ts';
import { addDays } from '#web/ui/calendar/plain-date.ts';
import { Card } from '#web/ui/misc/card.tsx';
import type { Place } from './place.ts';
import styles from './place-hours.module.css';

const specialDays = 30;

/** The week's hours with the days of the stay marked, and the days of the next month that are not like them. */
export function PlaceHours({ place: { listing, filter, isStaySupposed } }: { readonly place: Place }) {
  const t = useTexts('place');
  const { rules, comingDays } = listing;
  const today = useToday(rules.zone, filter.stay.dropOffAt);
  const until = addDays(today, specialDays);
  return (
    <Card as="section" pad={0} className={styles.hours}>
      <h2>{t('storeHours')}</h2>
      <HoursTable
        name={t('storeHours')}
        rules={rules}
        comingDays={comingDays.filter(({ from }) => from <= until)}
        today={today}
        stayDays={isStaySupposed ? undefined : stayDays(filter.stay, rules.zone)}
      />
    </Card>
  );
}
