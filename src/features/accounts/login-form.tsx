import { signInSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useAfterLogin } from './after-login.ts';
import { mustConfirm } from './confirm-first.tsx';
import { GoogleButton } from './google-button.tsx';
import { useAskedCode } from '#web/parts/form/use-asked-code.ts';
import { FactorField } from '#web/parts/form/factor-field.tsx';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import styles from './accounts.module.css';

export function LoginForm() {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const after = useAfterLogin();
  const { mutateAsync } = trpc.accounts.signIn.useMutation();
  const { isAsked, form: element, hint, noting } = useAskedCode();
  const form = useSchemaForm({
    initial: { email: '', password: '', code: '' },
    schema: signInSchema,
    onSubmit: async (input) => {
      const viewer = await noting(() => mutateAsync(input));
      if (viewer === null) return;
      utils.accounts.viewer.setData(undefined, viewer);
      if (mustConfirm(viewer)) return;
      toast.info(t('loginSuccess'));
      await after.go(viewer);
    },
  });
  return (
    <div className={styles.panel}>
      <GoogleButton {...after.ways} words="loginGoogle" />
      <form
        ref={element}
        method="post"
        onSubmit={(event) => void form.submit(event)}
        className={styles.form}
        noValidate
      >
        <FormFailure of={form} />
        <TextField of={form} name="email" label={t('email')} type="email" autoComplete="username" />
        <TextField of={form} name="password" label={t('password')} type="password" autoComplete="current-password" />
        <FactorField of={form} isAsked={isAsked} hint={hint} label={t('code')} />
        <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
          {t('login')}
        </Button>
        <AppLink to="/login/password-reset" className={styles.centre}>
          {t('forgotPassword')}
        </AppLink>
        <AppLink
          to="/login/mail-code"
          state={after.ways.goTo === null ? undefined : { onLoginGoTo: after.ways.goTo }}
          className={styles.centre}
        >
          {t('mailedCodeTitle')}
        </AppLink>
      </form>
    </div>
  );
}
