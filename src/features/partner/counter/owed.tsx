import type { Money } from '#shared/money/money.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ChangeLink, changePath } from './change-link.tsx';
import styles from './counter.module.css';

type OwedProps = {
  readonly bookingId: string;
  /** By now, from the second day after the pick-up. */
  readonly owed: Money;
};

/** What to ask for before bags that were not fetched go out; the traveller pays it by moving the pick-up. */
export function Owed({ bookingId, owed }: OwedProps) {
  const t = useTexts('counter');
  const amount = formatMoney(owed, useLocale());
  return (
    <div className={styles.more} role="status">
      <p>
        <strong>{t('owed', { amount })}</strong> {t('owedText')}
      </p>
      <ChangeLink path={changePath(bookingId)} label={t('changeQr')} />
    </div>
  );
}
