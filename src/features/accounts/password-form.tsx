import { passwordChangeSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { CodeField } from './code-field.tsx';
import { PasswordFields } from './password-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';

const empty = { currentPassword: '', password: '', passwordConfirmation: '', code: '' };

export function PasswordForm() {
  const t = useTexts('accounts');
  const toast = useToast();
  const { mutateAsync } = trpc.accounts.changePassword.useMutation();
  const { data: proof, refetch } = trpc.accounts.proofForEmail.useQuery();
  const form = useSchemaForm({
    initial: empty,
    schema: passwordChangeSchema,
    repeats: { passwordConfirmation: 'password' },
    onSubmit: async (input) => {
      await mutateAsync(input);
      form.reset(empty);
      void refetch();
      toast.info(t('changesSaved'));
    },
  });
  return (
    <SettingsForm of={form}>
      <TextField
        of={form}
        name="currentPassword"
        label={t('currentPassword')}
        type="password"
        autoComplete="current-password"
      />
      <CodeField of={form} isAsked={proof?.code === true} />
      <PasswordFields of={form} first="newPassword" again="confirmPassword" />
    </SettingsForm>
  );
}
