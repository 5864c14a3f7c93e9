import { registerPartnerSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './sign-up-modal.module.css';

/** A visitor's sign-up as a partner, who is signed in by it; the country is Canada until onboarding says otherwise. */
export function RegisterForm() {
  const t = useTexts('partnerSignUp');
  const words = useTexts('accounts');
  const join = useTexts('join');
  const common = useTexts('common');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.registerPartner.useMutation();
  const form = useSchemaForm({
    initial: {
      firstName: '',
      lastName: '',
      email: '',
      phoneNumber: '',
      password: '',
      passwordConfirmation: '',
      countryOfResidence: 'CA',
    },
    schema: registerPartnerSchema,
    repeats: { passwordConfirmation: 'password' },
    onSubmit: async (input) => {
      const viewer = await mutateAsync(input);
      utils.accounts.viewer.setData(undefined, viewer);
    },
  });
  return (
    <form method="post" onSubmit={(event) => void form.submit(event)} className={styles.form} noValidate>
      <p className={styles.lead}>{t('lead')}</p>
      <FormFailure of={form} />
      <div className={styles.two}>
        <TextField of={form} name="firstName" label={words('firstName')} autoComplete="given-name" isFirst />
        <TextField of={form} name="lastName" label={words('lastName')} autoComplete="family-name" />
      </div>
      <TextField of={form} name="email" label={words('email')} type="email" autoComplete="username" />
      <TextField
        of={form}
        name="phoneNumber"
        label={words('phone')}
        type="tel"
        autoComplete="tel"
        hint={words('phoneHint')}
      />
      <div className={styles.two}>
        <TextField
          of={form}
          name="password"
          label={words('password')}
          type="password"
          autoComplete="new-password"
          hint={words('passwordHint')}
        />
        <TextField
          of={form}
          name="passwordConfirmation"
          label={t('repeatPassword')}
          type="password"
          autoComplete="new-password"
        />
      </div>
      <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {t('register')}
      </Button>
      <p className={styles.small}>
        {join('accept')} <AppLink to="/terms">{join('terms')}</AppLink> {join('and')}{' '}
        <AppLink to="/privacy">{join('privacy')}</AppLink>.
      </p>
      <p className={styles.centre}>
        <AppLink to="/login">{join('haveAccount')}</AppLink>
      </p>
    </form>
  );
}
