import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input, type InputProps } from '#web/ui/field/input.tsx';

interface BirthDateFieldProps {
  readonly control: InputProps & { readonly value: string };
  readonly error: string | undefined;
  /** Whether the provider has one: it is masked until another is given. */
  readonly isKnown: boolean;
}

/** The owner's date of birth. */
export function BirthDateField({ control, error, isKnown }: BirthDateFieldProps) {
  const t = useTexts('partner');
  const own = useTexts('payoutAccount');
  const [isMasked, setMasked] = useState(isKnown);
  return (
    <Field
      label={t('bankBirthDate')}
      required={!isKnown}
      hint={isMasked ? own('maskedHint') : t('bankBirthDateHint')}
      error={error}
    >
      <Input
        {...control}
        value={isMasked ? own('masked') : control.value}
        inputMode="numeric"
        placeholder={t('bankBirthDateShape')}
        autoComplete="bday"
        onFocus={() => setMasked(false)}
        onBlur={(event) => {
          setMasked(isKnown && event.target.value === '');
          control.onBlur?.(event);
        }}
      />
    </Field>
  );
}
