import { TextField, type TextFieldForm } from './text-field.tsx';

type FactorFieldProps = {
  readonly of: TextFieldForm<'code'>;
  /** Whether the account turned out to have a second factor. */
  readonly isAsked: boolean;
  /** Why it is asked for; what is wrong takes its place. */
  readonly hint: string | undefined;
  readonly label: string;
  /** `off` where another code comes by mail. */
  readonly autoComplete?: 'one-time-code' | 'off';
};

/** The field for the code of a second factor, once it is asked for: see `useAskedCode`. */
export function FactorField({ of, isAsked, hint, label, autoComplete = 'one-time-code' }: FactorFieldProps) {
  if (!isAsked) return null;
  return (
    <TextField
      of={of}
      name="code"
      label={label}
      autoComplete={autoComplete}
      hint={of.error('code') ? undefined : hint}
    />
  );
}
