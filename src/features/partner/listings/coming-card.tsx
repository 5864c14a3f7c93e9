import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { formatClock } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { comingUp, type DueStay } from '../counter/due-now.ts';
import { useToday } from '../counter/use-today.ts';
import styles from './coming-card.module.css';

/** As many as are seen at a glance; the rest is under Bookings. */
const MOST = 3;

/** Who comes next today to a location, each with the way to their booking; nothing once no one does. */
export function ComingCard({ listingId }: { readonly listingId: string }) {
  const t = useTexts('dashboard');
  const today = useToday();
  const coming = comingUp(today, today.askedAt).filter(({ stay }) => stay.listingId === listingId);
  if (coming.length === 0) return null;
  return (
    <Card as="section" pad={0}>
      <header className={styles.head}>
        <h2>{t('comingNext')}</h2>
        {coming.length > MOST && (
          <AppLink to="/dashboard/bookings">{t('comingMore', { count: coming.length - MOST })}</AppLink>
        )}
      </header>
      <ul>
        {coming.slice(0, MOST).map((due) => (
          <ComingRow key={`${due.handing} ${due.stay.bookingId}`} due={due} />
        ))}
      </ul>
    </Card>
  );
}

function ComingRow({ due: { stay, handing } }: { readonly due: DueStay }) {
  const t = useTexts('counter');
  const locale = useLocale();
  const isIn = handing === 'in';
  const facts = {
    time: formatClock(isIn ? stay.dropOffAt : stay.pickUpAt, stay.zone, locale),
    code: stay.code,
    bags: t('bags', { count: stay.inBags ?? stay.bagsCount }),
  };
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon of={isIn ? ArrowDownToLine : ArrowUpFromLine} size={18} />
      </span>
      <span>
        <AppLink to={`/dashboard/bookings?booking=${stay.code}`} className={styles.name}>
          {stay.travellerName}
        </AppLink>
        <span className={styles.soft}>{t(isIn ? 'nextDropOff' : 'nextPickUp', facts)}</span>
      </span>
    </li>
  );
}
