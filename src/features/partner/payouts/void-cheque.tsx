import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import styles from './void-cheque.module.css';

interface VoidChequeProps {
  /** ISO 3166; null without a location. */
  readonly country: string | null;
  readonly name: string;
  readonly address: string;
  /** Which of the numbers is being typed. */
  readonly focused: 'routing' | 'account' | null;
}

/** Sample numbers in the shape of each country's, and what they are made of. */
const samples = {
  CA: ['00052-003', '1234 5678 901', 'routingCA', 'accountCA'],
  US: ['110000000', '000123456789', 'routingUS', 'accountUS'],
} as const;

/** Where a bank's numbers are found: on a void cheque, or elsewhere the IBAN in words. */
export function VoidCheque({ country, name, address, focused }: VoidChequeProps) {
  const t = useTexts('payoutAccount');
  if (country !== 'CA' && country !== 'US') {
    return (
      <aside className={styles.aside}>
        <h2>{t('whereNumbers')}</h2>
        <p className={styles.soft}>{t('ibanText')}</p>
      </aside>
    );
  }
  const [routing, account, routingText, accountText] = samples[country];
  return (
    <aside className={styles.aside}>
      <h2>{t('whereNumbers')}</h2>
      <div className={styles.cheque} role="img" aria-label={t('chequeAlt')}>
        <p className={styles.payer}>
          <strong>{name}</strong>
          <span>{address}</span>
        </p>
        <span className={styles.number}>001</span>
        <div className={styles.bands}>
          <PrintedBand height={44} className={styles.band} />
          <span className={styles.void}>{t('void')}</span>
        </div>
        <p className={styles.groups}>
          {country === 'CA' && <span className={styles.plain}>001</span>}
          <span className={cx(styles.group, focused === 'routing' && styles.lit)}>{routing}</span>
          <span className={cx(styles.group, focused === 'account' && styles.lit)}>{account}</span>
        </p>
      </div>
      <dl className={styles.legend}>
        <div>
          <dt>{t('routing')}</dt>
          <dd>{t(routingText)}</dd>
        </div>
        <div>
          <dt>{t('accountNumber')}</dt>
          <dd>{t(accountText)}</dd>
        </div>
      </dl>
      <p className={styles.soft}>{t('noCheque')}</p>
    </aside>
  );
}
