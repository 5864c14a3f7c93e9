import { useEffect, useState } from 'react';
import { mailedCodeRequestSchema, mailedCodeSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FactorField } from '#web/parts/form/factor-field.tsx';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useAskedCode } from '#web/parts/form/use-asked-code.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAfterLogin } from './after-login.ts';
import styles from './accounts.module.css';

/** Signing in without a password: six digits go to the account's address, and open it. */
export function MailCodePage() {
  const t = useTexts('accounts');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountFrame>
      <h1 className={styles.title}>{t('mailedCodeTitle')}</h1>
      {sentTo === null ? (
        <AskForCode onSent={setSentTo} />
      ) : (
        <EnterCode email={sentTo} onOther={() => setSentTo(null)} />
      )}
      <AppLink to="/login" className={styles.centre}>
        {t('backToLogin')}
      </AppLink>
    </AccountFrame>
  );
}

function AskForCode({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const { mutateAsync } = trpc.accounts.requestSignInCode.useMutation();
  const form = useSchemaForm({
    initial: { email: '' },
    schema: mailedCodeRequestSchema,
    onSubmit: async (input) => {
      await mutateAsync(input);
      onSent(input.email);
    },
  });
  return (
    <form method="post" onSubmit={(event) => void form.submit(event)} className={styles.form} noValidate>
      <p className={styles.soft}>{t('mailedCodeText')}</p>
      <FormFailure of={form} />
      <TextField of={form} name="email" label={t('email')} type="email" autoComplete="username" />
      <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {t('sendCode')}
      </Button>
    </form>
  );
}

function EnterCode({ email, onOther }: { readonly email: string; readonly onOther: () => void }) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const after = useAfterLogin();
  const { mutateAsync } = trpc.accounts.signInByCode.useMutation();
  const { isAsked, form: element, hint, noting } = useAskedCode();
  useEffect(() => {
    const field = element.current?.elements.namedItem('mailedCode');
    if (field instanceof HTMLElement) field.focus();
  }, [element]);
  const form = useSchemaForm({
    initial: { email, mailedCode: '', code: '' },
    schema: mailedCodeSchema,
    onSubmit: async (input) => {
      const viewer = await noting(() => mutateAsync(input));
      if (viewer === null) return;
      utils.accounts.viewer.setData(undefined, viewer);
      toast.info(t('loginSuccess'));
      await after.go(viewer);
    },
  });
  return (
    <form ref={element} method="post" onSubmit={(event) => void form.submit(event)} className={styles.form} noValidate>
      <Notice tone="success" title={t('linkSent')} live>
        {t('codeSentText', { email })}
      </Notice>
      <FormFailure of={form} />
      <TextField of={form} name="mailedCode" label={t('mailedCode')} autoComplete="one-time-code" />
      <FactorField of={form} isAsked={isAsked} hint={hint} label={t('code')} autoComplete="off" />
      <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {t('login')}
      </Button>
      <Button variant="quiet" size={44} full onClick={onOther}>
        {t('anotherCode')}
      </Button>
    </form>
  );
}
