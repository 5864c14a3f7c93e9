import { type RefObject, useEffect, useRef, useState } from 'react';
import { wireFailure } from '#web/lib/wire-failure.ts';

interface AskedCode {
  readonly isAsked: boolean;
  /** Of the form in which the field appears, which takes the focus then. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Signs in; remembers where the account turns out to have a second factor. */
  readonly noting: <Result>(signIn: () => Promise<Result>) => Promise<Result>;
}

/** Whether a sign-in was told that the account has a second factor: only then the form has a field for its code. */
export function useAskedCode(): AskedCode {
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = isAsked ? form.current?.elements.namedItem('code') : null;
    if (field instanceof HTMLElement) field.focus();
  }, [isAsked]);
  return {
    isAsked,
    form,
    noting: async (signIn) => {
      try {
        return await signIn();
      } catch (error) {
        if (wireFailure(error, '').key === 'secondFactorAsked') setAsked(true);
        throw error;
      }
    },
  };
}
