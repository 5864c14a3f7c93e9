import { useTexts } from '#web/lib/texts.ts';
import { TextField, type TextFieldForm } from '#web/parts/form/text-field.tsx';

interface CodeFieldProps {
  readonly of: TextFieldForm<'code'>;
  /** Whether the account's second factor is asked for; where the server says so, it is in any case. */
  readonly isAsked: boolean;
}

/** The code that a change of the account takes of a person with a second factor. */
export function CodeField({ of, isAsked }: CodeFieldProps) {
  const t = useTexts('accounts');
  if (!isAsked && of.error('code') === undefined) return null;
  return <TextField of={of} name="code" label={t('code')} autoComplete="one-time-code" />;
}
