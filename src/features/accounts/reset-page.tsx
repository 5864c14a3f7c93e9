import { useState } from 'react';
import { resetRequestSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSite } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { AccountFrame } from './account-frame.tsx';
import { ClaimAccount, ConfirmReset } from './confirm-reset.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import styles from './accounts.module.css';

interface ResetPageProps {
  /** Of the mailed link; null asks for one. */
  readonly token: string | null;
  /** Whose first password it is; null for a forgotten one. */
  readonly firstOf: 'guest' | 'administrator' | null;
}

/** Asks for the link, or with a token from the mailed link for the new password. */
export function ResetPage({ token, firstOf }: ResetPageProps) {
  const content =
    token === null ? (
      <RequestReset />
    ) : firstOf === null ? (
      <ConfirmReset token={token} />
    ) : (
      <ClaimAccount token={token} of={firstOf} />
    );
  return <AccountFrame>{content}</AccountFrame>;
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
