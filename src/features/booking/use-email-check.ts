import { useEffect, useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { invalidFields } from './contact-rules.ts';

const pause = 2000;

const isAddress = (email: string): boolean =>
  !invalidFields({ email, firstName: 'A', lastName: 'A', phoneNumber: '' }).includes('email');

/** Whether the typed address belongs to an account with a password, asked two seconds after the last letter. */
export function useEmailCheck(email: string, enabled: boolean) {
  const utils = trpc.useUtils();
  const [answer, setAnswer] = useState<{ readonly email: string; readonly exists: boolean } | null>(null);
  const text = email.trim();

  /** Asks now; an answer that cannot be had is a no, because the booking asks again. */
  const ask = async (): Promise<boolean> => {
    if (!enabled || !isAddress(text) || !navigator.onLine) return false;
    try {
      const { exists } = await utils.accounts.checkEmail.fetch({ email: text }, { staleTime: 60_000 });
      setAnswer({ email: text, exists });
      return exists;
    } catch {
      return false;
    }
  };

  useEffect(() => {
    if (!enabled || !isAddress(text)) return;
    const timer = setTimeout(() => void ask(), pause);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again only for another address
  }, [text, enabled]);

  const isAnswered = enabled && answer?.email === text;
  return { isTaken: isAnswered && answer.exists, isFree: isAnswered && !answer.exists, ask };
}
