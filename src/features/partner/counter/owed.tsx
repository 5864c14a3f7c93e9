import type { Money } from '#shared/money/money.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ChangeLink, changePath } from './change-link.tsx';
import styles from './counter.module.css';

type OwedProps = {
  readonly bookingId: string;
  /** The traveller can still move the pick-up, and pays by that. */
  readonly mayMove: boolean;
  /** By now, from the second day after the pick-up. */
  readonly owed: Money;
  /** It is for the pick-up that moved on when the door was reported shut. */
  readonly isForDoor: boolean;
};

/** What to ask for before bags that were not fetched go out; while the pick-up can be moved the traveller pays it by that. */
export function Owed({ bookingId, mayMove, owed, isForDoor }: OwedProps) {
  const t = useTexts('counter');
  const amount = formatMoney(owed, useLocale());
  return (
    <div className={styles.more} role="status">
      <p>
        <strong>{t('owed', { amount })}</strong> {t(isForDoor ? 'owedDoor' : mayMove ? 'owedText' : 'owedTextOver')}
      </p>
      {mayMove && <ChangeLink path={changePath(bookingId)} label={t('changeQr')} />}
    </div>
  );
}
