import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';

interface AskedCode {
  readonly isAsked: boolean;
  /** Of the form in which the field appears, which takes the focus then. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Why there is a field for a code; undefined before it is asked for. */
  readonly hint: string | undefined;
  /** Signs in; null where the account turns out to have a second factor, whose code is asked for then. */
  readonly noting: <Result>(signIn: () => Promise<Result>) => Promise<Result | null>;
}

/** Whether a sign-in met a second factor: only then the form has a field for its code. Needs the area `errors`. */
export function useAskedCode(): AskedCode {
  const t = useTexts('errors');
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = isAsked ? form.current?.elements.namedItem('code') : null;
    if (field instanceof HTMLElement) field.focus();
  }, [isAsked]);
  return {
    isAsked,
    form,
    hint: isAsked ? t('secondFactorAsked') : undefined,
    noting: async (signIn) => {
      try {
        return await signIn();
      } catch (error) {
        // Nothing is wrong yet: the first time it is a question.
        if (isAsked || wireFailure(error, '').key !== 'secondFactorAsked') throw error;
        setAsked(true);
        return null;
      }
    },
  };
}
