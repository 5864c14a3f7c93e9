import type { ReactNode } from 'react';
import type { Opening } from '#shared/availability/opening.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useShortDate } from '../listings/day-words.ts';
import { LaneDays } from './guard-lane.tsx';
import { GuardRow, PassingRow } from './guard-row.tsx';
import styles from './guard.module.css';
import { type LaneScale, laneScale } from './lane-scale.ts';
import type { OpeningChangeState } from './use-opening-change.ts';

const MANY = 8;

type GuardProps = {
  readonly of: OpeningChangeState;
  readonly zone: string;
  /** As it would be. */
  readonly opening: Opening;
  /** Bookings that are decided about elsewhere on the page. */
  readonly except?: ReadonlySet<string> | undefined;
  /** It is a matter of this day alone: no days are drawn. */
  readonly isToday?: boolean | undefined;
  /** What ends the card. */
  readonly foot?: ReactNode;
};

/** The bookings that would meet a closed door, each with what becomes of it; nothing where there are none. */
export function Guard({ of: state, zone, opening, except, isToday = false, foot }: GuardProps) {
  const t = useTexts('partner');
  const bookings = state.bookings.filter(({ id }) => except?.has(id) !== true);
  if (bookings.length === 0) return null;
  const scale = isToday ? undefined : laneScale(opening, [...bookings, ...state.passing]);
  return (
    <Card as="section" pad={0} className={styles.guard} aria-live="polite">
      <header className={styles.head}>
        <h2>{t('guardTitle', { count: bookings.length })}</h2>
        <p className={styles.soft}>{t('guardText')}</p>
        {bookings.length > MANY && <SameForAll of={state} />}
      </header>
      {scale && <Days scale={scale} />}
      <ul>
        {bookings.map((booking) => (
          <GuardRow key={booking.id} booking={booking} zone={zone} scale={scale} state={state} />
        ))}
        {state.passing.map((booking) => (
          <PassingRow key={booking.id} booking={booking} zone={zone} scale={scale} />
        ))}
      </ul>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Card>
  );
}

function Days({ scale }: { readonly scale: LaneScale }) {
  const t = useTexts('partner');
  const short = useShortDate();
  const [first, last] = [scale.days[0]?.date ?? '', scale.days.at(-1)?.date ?? ''];
  return (
    <div className={styles.days}>
      <span>{t('guardDays', { from: short(first), to: short(last) })}</span>
      <LaneDays scale={scale} />
    </div>
  );
}

function SameForAll({ of: state }: { readonly of: OpeningChangeState }) {
  const t = useTexts('partner');
  return (
    <p className={styles.all}>
      <span className={styles.soft}>{t('guardSameForAll')}</span>
      <Button variant="secondary" size={40} onClick={() => state.chooseAll('keep')}>
        {t('guardKeep')}
      </Button>
      <Button
        variant="secondary"
        size={40}
        disabled={state.bookings.every(({ places }) => places.length === 0)}
        onClick={() => state.chooseAll('move')}
      >
        {t('guardMove')}
      </Button>
      <Button variant="secondary" size={40} onClick={() => state.chooseAll('refund')}>
        {t('guardRefund')}
      </Button>
    </p>
  );
}
