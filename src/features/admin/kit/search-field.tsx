import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Keycap } from './keycap.tsx';
import rows from './rows.module.css';
import { useKeys } from './use-keys.ts';

/** How long after the last letter it is searched, in milliseconds. */
const WAIT = 150;

/** No list searches for more. */
const LONGEST = 100;

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  /** As the address has it; '' for nothing. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The search of a list: what is typed goes into the address a moment after the last letter; `/` leads here, Enter and Esc to the list. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(text.trim()), WAIT);
    return () => clearTimeout(timer);
  });
  useKeys({ '/': () => field.current?.focus() });
  return (
    <Field label={label} hideLabel className={rows.search}>
      <Input
        ref={field}
        type="search"
        placeholder={hint}
        before={<Icon of={Search} size={18} />}
        after={<Keycap of="/" />}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </Field>
  );
}
