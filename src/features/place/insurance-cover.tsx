import { Check, Hand, Minus, ShieldCheck } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './place-page.module.css';

const covered = ['coveredLoss', 'coveredAmount', 'coveredThings'] as const;
const kept = ['keepValuables', 'keepNeeded', 'keepLarge'] as const;

/** What of a stored bag is insured, and what stays with its traveller. */
export function InsuranceCover() {
  const t = useTexts('place');
  return (
    <section className={styles.section}>
      <h2>{t('insuranceTitle')}</h2>
      <div className={styles.covers}>
        <div className={styles.covered}>
          <h3>
            <Icon of={ShieldCheck} />
            {t('covered')}
          </h3>
          <ul>
            {covered.map((key) => (
              <li key={key}>
                <Icon of={Check} size={18} />
                {t(key)}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.keep}>
          <h3>
            <Icon of={Hand} />
            {t('keepWithYou')}
          </h3>
          <ul>
            {kept.map((key) => (
              <li key={key}>
                <Icon of={Minus} size={18} />
                {t(key)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
