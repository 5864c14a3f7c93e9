import type { ReactNode } from 'react';
import type { Opening } from '#shared/availability/opening.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useShortDate } from '../listings/day-words.ts';
import { LaneDays } from './guard-lane.tsx';
import { GuardRow, PassingRow } from './guard-row.tsx';
import styles from './guard.module.css';
import { laneScale } from './lane-scale.ts';
import type { OpeningChangeState } from './use-opening-change.ts';

const MANY = 8;

type GuardProps = {
  readonly of: OpeningChangeState;
  readonly zone: string;
  /** As it would be. */
  readonly opening: Opening;
  /** Bookings that are decided about elsewhere on the page. */
  readonly except?: ReadonlySet<string> | undefined;
  /** What ends the card. */
  readonly foot?: ReactNode;
};

/** The bookings that would meet a closed door, each with what becomes of it; nothing where there are none. */
export function Guard({ of: state, zone, opening, except, foot }: GuardProps) {
  const t = useTexts('partner');
  const short = useShortDate();
  const bookings = state.bookings.filter(({ id }) => except?.has(id) !== true);
  if (bookings.length === 0) return null;
  const scale = laneScale(opening, [...bookings, ...state.passing]);
  const [first, last] = [scale.days[0]?.date ?? '', scale.days.at(-1)?.date ?? ''];
  return (
    <Card as="section" pad={0} className={styles.guard} aria-live="polite">
      <header className={styles.head}>
        <h2>{t('guardTitle', { count: bookings.length })}</h2>
        <p className={styles.soft}>{t('guardText')}</p>
        {bookings.length > MANY && <SameForAll of={state} />}
      </header>
      <div className={styles.days}>
        <span>{t('guardDays', { from: short(first), to: short(last) })}</span>
        <LaneDays scale={scale} />
      </div>
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
