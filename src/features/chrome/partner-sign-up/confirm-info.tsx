import { countryCode } from '#shared/accounts/country-code.ts';
import { partnerContactChangeSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './sign-up-modal.module.css';

interface ConfirmInfoProps {
  readonly viewer: Viewer;
  readonly onDone: () => void;
}

/** How a person signed in is reached; a customer who confirms it is a partner from then on. */
export function ConfirmInfo({ viewer, onDone }: ConfirmInfoProps) {
  const t = useTexts('partnerSignUp');
  const words = useTexts('accounts');
  const common = useTexts('common');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.savePartnerContact.useMutation();
  const form = useSchemaForm({
    initial: {
      firstName: viewer.firstName,
      lastName: viewer.lastName,
      phoneNumber: viewer.phoneNumber ?? '',
      email: viewer.email,
      countryOfResidence: countryCode(viewer.countryOfResidence),
    },
    schema: partnerContactChangeSchema,
    onSubmit: async (input) => {
      const saved = await mutateAsync(input);
      utils.accounts.viewer.setData(undefined, saved);
      onDone();
    },
  });
  return (
    <form method="post" onSubmit={(event) => void form.submit(event)} className={styles.form} noValidate>
      <p className={styles.lead}>{t('confirmText')}</p>
      <FormFailure of={form} />
      <div className={styles.two}>
        <TextField of={form} name="firstName" label={words('firstName')} autoComplete="given-name" isFirst />
        <TextField of={form} name="lastName" label={words('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        of={form}
        name="phoneNumber"
        label={words('phone')}
        type="tel"
        autoComplete="tel"
        hint={words('phoneHint')}
      />
      <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {t('confirm')}
      </Button>
    </form>
  );
}
