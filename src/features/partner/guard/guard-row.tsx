import { Check, Luggage } from 'lucide-react';
import { formatClock, formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ChoiceOfThree } from './choice-of-three.tsx';
import { GuardLane } from './guard-lane.tsx';
import styles from './guard-row.module.css';
import type { LaneScale } from './lane-scale.ts';
import type { AffectedBooking, OpeningChangeState, PassingBooking } from './use-opening-change.ts';

function useMoment(zone: string): (iso: string) => string {
  const locale = useLocale();
  return (iso) => `${formatWeekDay(localDateOf(iso, zone), locale)}, ${formatClock(iso, zone, locale)}`;
}

function Traveller({ booking }: { readonly booking: PassingBooking }) {
  return (
    <>
      <p className={styles.name}>
        {booking.travellerName}
        <span className={styles.bags}>
          <Icon of={Luggage} size={16} />
          {booking.bagsCount}
        </span>
      </p>
      <p className={styles.soft}>{booking.code}</p>
    </>
  );
}

/** When the booking meets the closed door: one end of it, or the whole stay. */
function When({ booking, zone }: { readonly booking: AffectedBooking; readonly zone: string }) {
  const t = useTexts('partner');
  const moment = useMoment(zone);
  const { ends, isOverCapacity, dropOffAt, pickUpAt } = booking;
  const [end] = ends;
  const label =
    isOverCapacity && end === undefined ? t('guardFull') : t(end === 'pickUp' ? 'guardPickUp' : 'guardDropOff');
  return (
    <p className={styles.when}>
      {ends.length < 2 && <span>{label}</span>}
      <span>{moment(end === 'pickUp' ? pickUpAt : dropOffAt)}</span>
      {ends.length === 2 && <span>{t('guardUntil', { moment: moment(pickUpAt) })}</span>}
    </p>
  );
}

type GuardRowProps = {
  readonly booking: AffectedBooking;
  readonly zone: string;
  /** Without it the row has no lane. */
  readonly scale?: LaneScale | undefined;
  readonly state: OpeningChangeState;
};

/** A booking before a closed door: who, when, and what becomes of it. */
export function GuardRow({ booking, zone, scale, state }: GuardRowProps) {
  return (
    <li className={cx(styles.row, state.isNew(booking.id) && styles.isNew)}>
      <div className={styles.who}>
        <Traveller booking={booking} />
        <When booking={booking} zone={zone} />
      </div>
      <div className={styles.decision}>
        {scale && <GuardLane scale={scale} stay={booking} ends={booking.ends} />}
        <ChoiceOfThree
          booking={booking}
          zone={zone}
          decision={state.decisionOf(booking.id)}
          onChoose={(decision) => state.choose(booking.id, decision)}
        />
      </div>
    </li>
  );
}

type PassingRowProps = {
  readonly booking: PassingBooking;
  readonly zone: string;
  readonly scale?: LaneScale | undefined;
};

/** A booking whose bags only stay behind the locked door. */
export function PassingRow({ booking, zone, scale }: PassingRowProps) {
  const t = useTexts('partner');
  const moment = useMoment(zone);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Traveller booking={booking} />
        <p className={styles.when}>
          <span>{moment(booking.dropOffAt)}</span>
          <span>{t('guardUntil', { moment: moment(booking.pickUpAt) })}</span>
        </p>
      </div>
      <div className={styles.decision}>
        {scale && <GuardLane scale={scale} stay={booking} ends={[]} />}
        <p className={styles.nothing}>
          <Icon of={Check} size={16} />
          <span>
            <strong>{t('guardNothing')}</strong> {t('guardPassing')}
          </span>
        </p>
      </div>
    </li>
  );
}
