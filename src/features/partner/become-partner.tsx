import { Scene } from '#web/drawings/scene.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import styles from './become-partner.module.css';

/** What a signed-in customer finds at the dashboard's addresses. */
export function BecomePartner() {
  const t = useTexts('partner');
  return (
    <div className={styles.screen}>
      <div className={styles.picture}>
        <Scene name="step-pick" width={384} height={188} />
      </div>
      <h1>{t('becomeTitle')}</h1>
      <p className={styles.text}>{t('becomeText')}</p>
      <AppLink to="#join" className={buttonClass({ size: 48 })}>
        {t('becomeAction')}
      </AppLink>
    </div>
  );
}
