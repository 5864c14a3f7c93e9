import { CircleUserRound } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './find-form.module.css';

/** The way to an account's bookings. */
export function FindHelp() {
  const t = useTexts('find');
  const isKnown = useViewer() !== null;
  return (
    <div className={styles.account}>
      <Icon of={CircleUserRound} size={20} />
      <div>
        <h2>{t('haveAccount')}</h2>
        <p>
          {t('haveAccountText')}{' '}
          <AppLink to="/orders" className={styles.send}>
            {isKnown ? t('yourTickets') : t('login')}
          </AppLink>
        </p>
      </div>
    </div>
  );
}
