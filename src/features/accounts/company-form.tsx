import { useState } from 'react';
import { companySchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { CompanyLogo } from './company-logo.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { uploadPicture } from './upload-picture.ts';
import styles from './settings.module.css';

export function CompanyForm({ company }: { readonly company: Outputs['accounts']['company'] }) {
  const t = useTexts('accounts');
  const toast = useToast();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.saveCompany.useMutation();
  const [logo, setLogo] = useState<File | null>(null);
  const form = useSchemaForm({
    initial: { name: company?.name ?? '', email: company?.email ?? '' },
    schema: companySchema,
    onSubmit: async (input) => {
      const saved = await mutateAsync(input);
      utils.accounts.company.setData(undefined, saved);
      if (logo !== null) {
        const kept = await uploadPicture<{ logoUrl: string }>('/uploads/logo', logo).catch(() => null);
        // The rest is saved all the same.
        if (kept === null) return void toast.error(t('imageFailed'));
        utils.accounts.company.setData(undefined, { ...saved, logoUrl: kept.logoUrl });
        setLogo(null);
      }
      return void toast.info(t('changesSaved'));
    },
  });
  return (
    <SettingsForm of={form}>
      <CompanyLogo
        name={form.values.name || t('companyName')}
        logoUrl={company?.logoUrl ?? null}
        file={logo}
        onFile={setLogo}
      />
      <div className={styles.two}>
        <TextField of={form} name="name" label={t('companyName')} autoComplete="organization" />
        <TextField of={form} name="email" label={t('companyEmail')} type="email" autoComplete="email" />
      </div>
    </SettingsForm>
  );
}
