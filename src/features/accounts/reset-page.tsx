import { useState } from 'react';
import { resetConfirmSchema, resetRequestSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSite } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { AccountFrame } from './account-frame.tsx';
import { TextField } from './text-field.tsx';
import styles from './accounts.module.css';

/** Asks for the link, or with a token from the mailed link for the new password. */
export function ResetPage({ token }: { readonly token: string | null }) {
  return <AccountFrame>{token === null ? <RequestReset /> : <ConfirmReset token={token} />}</AccountFrame>;
}

function RequestReset() {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const site = useSite();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { mutateAsync } = trpc.accounts.requestPasswordReset.useMutation();
  const form = useSchemaForm({
    initial: { email: '' },
    schema: resetRequestSchema,
    onSubmit: async ({ email }) => {
      await mutateAsync({ email, redirectUrl: '/login/password-reset' });
      setSentTo(email);
    },
  });
  return (
    <>
      <h1 className={styles.title}>{t('resetTitle')}</h1>
      {sentTo === null ? (
        <form method="post" onSubmit={(event) => void form.submit(event)} className={styles.form} noValidate>
          <p className={styles.soft}>{t('resetText')}</p>
          {form.failure !== null && (
            <Notice tone="danger" live>
              {form.failure}
            </Notice>
          )}
          <TextField of={form} name="email" label={t('email')} type="email" autoComplete="username" />
          <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
            {t('sendLink')}
          </Button>
        </form>
      ) : (
        <Notice tone="success" title={t('linkSent')} live>
          {t('linkSentText', { email: sentTo })}
        </Notice>
      )}
      <p className={styles.small}>{t('supportNote', { email: site.supportEmail, phone: site.supportPhone })}</p>
      <AppLink to="/login" className={styles.centre}>
        {t('backToLogin')}
      </AppLink>
    </>
  );
}

function ConfirmReset({ token }: { readonly token: string }) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const [isSaved, setIsSaved] = useState(false);
  const { mutateAsync } = trpc.accounts.resetPassword.useMutation();
  const form = useSchemaForm({
    initial: { token, password: '', passwordConfirmation: '' },
    schema: resetConfirmSchema,
    repeats: { passwordConfirmation: 'password' },
    onSubmit: async (input) => {
      await mutateAsync(input);
      setIsSaved(true);
    },
  });
  if (isSaved) {
    return (
      <>
        <h1 className={styles.title}>{t('newPasswordTitle')}</h1>
        <Notice tone="success" title={t('passwordSaved')} live>
          {t('passwordSavedText')}
        </Notice>
        <AppLink to="/login" className={buttonClass({ size: 52, full: true })}>
          {t('signIn')}
        </AppLink>
      </>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{t('newPasswordTitle')}</h1>
      <form method="post" onSubmit={(event) => void form.submit(event)} className={styles.form} noValidate>
        {form.failure !== null && (
          <Notice tone="danger" live>
            {form.failure} <AppLink to="/login/password-reset">{t('forgotPassword')}</AppLink>
          </Notice>
        )}
        <TextField
          of={form}
          name="password"
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          hint={t('passwordHint')}
        />
        <TextField
          of={form}
          name="passwordConfirmation"
          label={t('reenterPassword')}
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
          {t('savePassword')}
        </Button>
      </form>
    </>
  );
}
