import { signInSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useAskedCode } from '#web/parts/form/use-asked-code.ts';
import { FactorField } from '#web/parts/form/factor-field.tsx';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './sign-up-modal.module.css';

/** The password of who opened the mailed link in another browser: having the link alone signs no one in. */
export function Prove({ email }: { readonly email: string }) {
  const t = useTexts('partnerSignUp');
  const words = useTexts('accounts');
  const common = useTexts('common');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.signIn.useMutation();
  const { isAsked, form: element, hint, noting } = useAskedCode();
  const form = useSchemaForm({
    initial: { email, password: '', code: '' },
    schema: signInSchema,
    onSubmit: async (input) => {
      const viewer = await noting(() => mutateAsync(input));
      if (viewer !== null) utils.accounts.viewer.setData(undefined, viewer);
    },
  });
  return (
    <form ref={element} method="post" onSubmit={(event) => void form.submit(event)} className={styles.form} noValidate>
      <p className={styles.lead}>{t('proveText')}</p>
      <FormFailure of={form} />
      <TextField of={form} name="email" label={words('email')} type="email" autoComplete="username" />
      <TextField
        of={form}
        name="password"
        label={words('password')}
        type="password"
        autoComplete="current-password"
        isFirst
      />
      <FactorField of={form} isAsked={isAsked} hint={hint} label={words('code')} />
      <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {words('signIn')}
      </Button>
      <p className={styles.centre}>
        <AppLink to="/login/password-reset">{words('forgotPassword')}</AppLink>
      </p>
    </form>
  );
}
