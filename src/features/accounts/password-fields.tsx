import { useTexts } from '#web/lib/texts.ts';
import { TextField, type TextFieldForm } from '#web/parts/form/text-field.tsx';

interface PasswordFieldsProps {
  readonly of: TextFieldForm<'password' | 'passwordConfirmation'>;
  readonly first: 'password' | 'newPassword';
  readonly again: 'reenterPassword' | 'confirmPassword';
}

/** A password that is chosen, and the same once more. */
export function PasswordFields({ of, first, again }: PasswordFieldsProps) {
  const t = useTexts('accounts');
  const field = { of, type: 'password', autoComplete: 'new-password' } as const;
  return (
    <>
      <TextField {...field} name="password" label={t(first)} hint={t('passwordHint')} />
      <TextField {...field} name="passwordConfirmation" label={t(again)} />
    </>
  );
}
