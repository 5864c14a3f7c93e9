import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Scene } from '#web/drawings/scene.tsx';
import styles from './screens.module.css';

/** What stands at an address without a page; answered with status 404. */
export function NotFoundScreen() {
  const t = useTexts('common');
  return (
    <div className={styles.screen}>
      <div className={styles.picture}>
        <Scene name="step-pick" width={384} height={188} />
      </div>
      <h1>{t('notFound')}</h1>
      <p className={styles.text}>{t('notFoundText')}</p>
      <AppLink to="/map" className={buttonClass({ size: 48 })}>
        {t('openMap')}
      </AppLink>
    </div>
  );
}
