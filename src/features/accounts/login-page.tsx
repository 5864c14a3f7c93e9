import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { AccountFrame } from './account-frame.tsx';
import { ConfirmFirst, mustConfirm } from './confirm-first.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpPanel } from './sign-up-panel.tsx';
import styles from './accounts.module.css';

type LoginPageProps = { readonly tab: 0 | 1; readonly googleFailed: boolean; readonly children?: ReactNode };

/** Tab 0 is Login, tab 1 Sign Up; what is given stands above the form. */
export function LoginPage({ tab, googleFailed, children }: LoginPageProps) {
  const t = useTexts('accounts');
  const toast = useToast();
  const [selected, setSelected] = useState(tab === 1 ? 'signUp' : 'login');
  const allowed = useRouterState({ select: ({ location }) => location.state.allowCustomerSignUp === true });
  const viewer = useViewer();
  const told = useRef(false);
  useEffect(() => {
    if (!googleFailed || told.current) return;
    told.current = true;
    toast.error(t('googleFailed'), { place: 'top' });
  }, [googleFailed, t, toast]);
  // A visitor who saw this notice keeps it until they go on, also when the link is opened meanwhile.
  const [wasTold, setWasTold] = useState(false);
  if (mustConfirm(viewer) && !wasTold) setWasTold(true);
  const waits = wasTold && viewer !== null;
  return (
    <AccountFrame waits={waits}>
      {!waits && children}
      <h1 className={styles.title}>{t(selected === 'login' ? 'loginTitle' : 'signUpTitle')}</h1>
      <Tabs
        label={t('loginTabs')}
        selected={selected}
        onSelect={setSelected}
        items={[
          { id: 'login', label: t('loginTitle'), panel: waits ? <ConfirmFirst viewer={viewer} /> : <LoginForm /> },
          {
            id: 'signUp',
            label: t('signUpTitle'),
            panel: <SignUpPanel isAllowed={allowed} onSignIn={() => setSelected('login')} />,
          },
        ]}
      />
    </AccountFrame>
  );
}
