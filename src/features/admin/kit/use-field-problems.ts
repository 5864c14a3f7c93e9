import { useState } from 'react';
import type { WireFailure } from '#web/lib/wire-failure.ts';

type Refusal = Pick<WireFailure, 'key' | 'fields'>;

interface FieldProblems {
  /** What is wrong with a field, where something is. */
  readonly at: (name: string) => string | undefined;
  /** Takes what was refused, `null` before the next try. @returns whether all of it stands at fields of the form. */
  readonly take: (refusal: Refusal | null) => boolean;
}

/**
 * What a refusal says of the fields of a form, which shows it there.
 * @param names of the fields
 * @param instead words of the form's own for what is wrong, by the refusal's key or the field's name
 */
export function useFieldProblems(
  names: readonly string[],
  instead: Readonly<Record<string, string>> = {},
): FieldProblems {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const own = (name: string) => instead[refusal?.key ?? ''] ?? instead[name];
  return {
    at: (name) => {
      const said = refusal?.fields?.[name]?.[0];
      return said === undefined ? undefined : (own(name) ?? said);
    },
    take: (next) => {
      setRefusal(next);
      const fields = Object.keys(next?.fields ?? {});
      return fields.length > 0 && fields.every((name) => names.includes(name));
    },
  };
}
