import { DoorOpen, Luggage, Undo2 } from 'lucide-react';
import type { Choice } from '#shared/partner/opening-schema.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './guard.module.css';
import type { AffectedBooking, OpeningChangeState } from './use-opening-change.ts';

const MANY = 8;

type GuardProps = { readonly of: OpeningChangeState; readonly zone: string };

/** The bookings that would meet a closed door, each with what becomes of it; nothing where there are none. */
export function Guard({ of: state, zone }: GuardProps) {
  const t = useTexts('partner');
  if (state.bookings.length === 0) return null;
  return (
    <Card as="section" pad={0} aria-live="polite">
      <header className={styles.head}>
        <h2>{t('guardTitle', { count: state.bookings.length })}</h2>
        <p className={styles.soft}>{t('guardText')}</p>
        {state.bookings.length > MANY && (
          <p className={styles.all}>
            <span className={styles.soft}>{t('guardSameForAll')}</span>
            <Button variant="secondary" size={40} onClick={() => state.chooseAll('keep')}>
              {t('guardKeep')}
            </Button>
            <Button variant="secondary" size={40} onClick={() => state.chooseAll('refund')}>
              {t('guardRefund')}
            </Button>
          </p>
        )}
      </header>
      <ul>
        {state.bookings.map((booking) => (
          <GuardRow
            key={booking.id}
            booking={booking}
            zone={zone}
            choice={state.choiceOf(booking.id)}
            onChoose={(choice) => state.choose(booking.id, choice)}
          />
        ))}
      </ul>
    </Card>
  );
}

type GuardRowProps = {
  readonly booking: AffectedBooking;
  readonly zone: string;
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice) => void;
};

function GuardRow({ booking, zone, choice, onChoose }: GuardRowProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const { code, travellerName, bagsCount, dropOffAt, pickUpAt, ends, isOverCapacity, paid } = booking;
  const moment = (iso: string) =>
    `${formatLocalDay(localDateOf(iso, zone), locale)}, ${formatClock(iso, zone, locale)}`;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          {travellerName}
          <span className={styles.bags}>
            <Icon of={Luggage} size={16} />
            {bagsCount}
          </span>
        </p>
        <p className={styles.soft}>{code}</p>
        {ends.includes('dropOff') && (
          <p className={styles.end}>
            {t('guardDropOff')}: {moment(dropOffAt)}
          </p>
        )}
        {ends.includes('pickUp') && (
          <p className={styles.end}>
            {t('guardPickUp')}: {moment(pickUpAt)}
          </p>
        )}
        {isOverCapacity && (
          <p className={styles.end}>
            {t('guardFull')}: {moment(dropOffAt)}
          </p>
        )}
      </div>
      <div>
        <fieldset className={styles.choices}>
          <legend className="sr-only">{t('guardChoice', { code })}</legend>
          {(['keep', 'refund'] as const).map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="radio"
                name={`choice-${booking.id}`}
                checked={choice === each}
                onChange={() => onChoose(each)}
              />
              <Icon of={each === 'keep' ? DoorOpen : Undo2} size={16} />
              {t(each === 'keep' ? 'guardKeep' : 'guardRefund')}
            </label>
          ))}
        </fieldset>
        <p className={styles.consequence}>
          {choice === null && t('guardUndecidedText')}
          {choice === 'keep' && t('guardKeepText')}
          {choice === 'refund' && t('guardRefundText', { amount: formatMoney(paid, locale) })}
        </p>
      </div>
    </li>
  );
}
