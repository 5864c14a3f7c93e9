import { useState } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useAfterLogin } from './after-login.ts';
import { GoogleButton } from './google-button.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import styles from './accounts.module.css';

type SignUpPanelProps = { readonly isAllowed: boolean; readonly onSignIn: () => void };

/** Sign-up by Google or e-mail where it is allowed; otherwise the ways to the map and to joining as a partner. */
export function SignUpPanel({ isAllowed, onSignIn }: SignUpPanelProps) {
  const t = useTexts('accounts');
  const after = useAfterLogin();
  const [isByEmail, setIsByEmail] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className={styles.panel}>
      {sentTo !== null && (
        <Notice tone="success" title={t('checkEmail')} live>
          {t('signedUpText', { email: sentTo })}
        </Notice>
      )}
      {isAllowed && sentTo === null && isByEmail && <SignUpForm onSent={setSentTo} />}
      {isAllowed && sentTo === null && !isByEmail && (
        <>
          <GoogleButton {...after.ways} words="signUpGoogle" />
          <Button size={52} full onClick={() => setIsByEmail(true)}>
            {t('signUpWithEmail')}
          </Button>
        </>
      )}
      {!isAllowed && (
        <>
          <p className={styles.soft}>{t('noAccountNeeded')}</p>
          <AppLink to="/map" className={buttonClass({ size: 52, full: true })}>
            {t('bookStorage')}
          </AppLink>
          <AppLink
            to="/join/new"
            className={buttonClass({ variant: 'secondary', size: 52, full: true, className: styles.wraps })}
          >
            {t('becomePartner')}
          </AppLink>
          <AppLink
            to="/login?tab=1"
            state={{
              allowCustomerSignUp: true,
              ...(after.ways.goTo !== null && { onLoginGoTo: after.ways.goTo }),
            }}
            className={styles.centre}
            onClick={() => setIsByEmail(true)}
          >
            {t('signUpWithEmail')}
          </AppLink>
        </>
      )}
      <p className={styles.centre}>
        {t('haveAccount')}{' '}
        <button type="button" className={styles.link} onClick={onSignIn}>
          {t('signIn')}
        </button>
      </p>
    </div>
  );
}
