import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input, type InputProps } from '#web/ui/field/input.tsx';
import { PasswordInput } from '#web/ui/field/password-input.tsx';

/** A form over a schema that has these fields. */
export interface TextFieldForm<Name extends string> {
  control(name: Name): Pick<InputProps, 'name' | 'value' | 'onBlur'> & { readonly onChange: InputProps['onChange'] };
  error(name: Name): string | undefined;
}

interface TextFieldProps<Name extends string> {
  readonly of: TextFieldForm<Name>;
  readonly name: Name;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | undefined;
  readonly autoComplete: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** Takes the focus when its dialog opens. */
  readonly isFirst?: boolean | undefined;
}

/** One field of a form over a schema. */
export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { of, name, label, type = 'text', autoComplete, hint, required = true, isFirst } = props;
  const common = useTexts('common');
  const first = isFirst ? { 'data-first-focus': '' } : {};
  return (
    <Field label={label} required={required} error={of.error(name)} hint={hint}>
      {type === 'password' ? (
        <PasswordInput
          {...of.control(name)}
          {...first}
          autoComplete={autoComplete}
          showLabel={common('showPassword')}
          hideLabel={common('hidePassword')}
        />
      ) : (
        <Input
          {...of.control(name)}
          {...first}
          type={type}
          autoComplete={autoComplete}
          {...(type === 'email' ? { inputMode: 'email' as const, autoCapitalize: 'none', spellCheck: false } : {})}
        />
      )}
    </Field>
  );
}
