import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { GuardRow } from '../guard/guard-row.tsx';
import type { AffectedBooking, OpeningChangeState } from '../guard/use-opening-change.ts';
import styles from './decide-in-place.module.css';

type DecideInPlaceProps = {
  readonly affected: readonly AffectedBooking[];
  readonly zone: string;
  readonly state: OpeningChangeState;
};

/** The bookings that fall before a date's closed door, at the foot of its card; 'Decide' unfolds the choices. */
export function DecideInPlace({ affected, zone, state }: DecideInPlaceProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const line = ({ code, ends, dropOffAt, pickUpAt }: AffectedBooking) => {
    const [end] = ends;
    const time = formatClock(end === 'pickUp' ? pickUpAt : dropOffAt, zone, locale);
    return t(end === 'pickUp' ? 'decidePickUp' : 'decideDropOff', { code, time });
  };
  return (
    <div className={styles.place}>
      <div className={styles.line} aria-live="polite">
        <Icon of={CalendarClock} size={18} />
        <p>
          <strong>{t('decideFalls', { count: affected.length })}</strong> {affected.slice(0, 3).map(line).join(' · ')}
        </p>
        <LinkButton strong size={44} className={styles.decide} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'decideFold' : 'decide')}
        </LinkButton>
      </div>
      {isOpen && (
        <ul className={styles.rows}>
          {affected.map((booking) => (
            <GuardRow key={booking.id} booking={booking} zone={zone} state={state} />
          ))}
        </ul>
      )}
    </div>
  );
}
