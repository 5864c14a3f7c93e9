import { companySchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { SettingsForm } from './settings-form.tsx';
import { TextField } from './text-field.tsx';
import styles from './settings.module.css';

export function CompanyForm({ company }: { readonly company: Outputs['accounts']['company'] }) {
  const t = useTexts('accounts');
  const toast = useToast();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.saveCompany.useMutation();
  const form = useSchemaForm({
    initial: { name: company?.name ?? '', email: company?.email ?? '' },
    schema: companySchema,
    onSubmit: async (input) => {
      utils.accounts.company.setData(undefined, await mutateAsync(input));
      toast.info(t('changesSaved'));
    },
  });
  return (
    <SettingsForm of={form}>
      <div className={styles.two}>
        <TextField of={form} name="name" label={t('companyName')} autoComplete="organization" />
        <TextField of={form} name="email" label={t('companyEmail')} type="email" autoComplete="email" />
      </div>
    </SettingsForm>
  );
}
