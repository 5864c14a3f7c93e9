import { signUpSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { PasswordFields } from './password-fields.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import styles from './accounts.module.css';

export function SignUpForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const toast = useToast();
  const { mutateAsync } = trpc.accounts.signUp.useMutation();
  const form = useSchemaForm({
    initial: { firstName: '', lastName: '', email: '', phoneNumber: '', password: '', passwordConfirmation: '' },
    schema: signUpSchema,
    repeats: { passwordConfirmation: 'password' },
    onSubmit: async (input) => {
      await mutateAsync(input);
      toast.info(t('checkEmail'));
      onSent(input.email);
    },
  });
  return (
    <form method="post" onSubmit={(event) => void form.submit(event)} className={styles.form} noValidate>
      <FormFailure of={form} />
      <div className={styles.two}>
        <TextField of={form} name="firstName" label={t('firstName')} autoComplete="given-name" />
        <TextField of={form} name="lastName" label={t('lastName')} autoComplete="family-name" />
      </div>
      <TextField of={form} name="email" label={t('email')} type="email" autoComplete="username" />
      <TextField of={form} name="phoneNumber" label={t('phone')} type="tel" autoComplete="tel" hint={t('phoneHint')} />
      <PasswordFields of={form} first="password" again="reenterPassword" />
      <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {t('signUp')}
      </Button>
      <p className={styles.small}>
        {t('acceptTerms')} <AppLink to="/terms">{t('acceptTermsLink')}</AppLink>.
      </p>
    </form>
  );
}
