import { useEffect, useState } from 'react';
import type { Answered } from '#shared/cms/find-answers.ts';
import { useLocale } from '#web/lib/texts.ts';

type LookAgain = (typeof import('#shared/cms/look-again.ts'))['lookAgain'];

/** What a search may have meant that finds nothing as it was typed; `null` without one. Its code comes when it is wanted. */
export function useLookAgain<Item extends Answered>(items: readonly Item[], search: string) {
  const locale = useLocale();
  const [look, setLook] = useState<{ readonly again: LookAgain } | null>(null);
  const isWanted = search !== '';
  useEffect(() => {
    // Without a network it stays with what was found as it was typed.
    if (isWanted)
      void import('#shared/cms/look-again.ts')
        .then(({ lookAgain: again }) => setLook({ again }))
        .catch(() => undefined);
  }, [isWanted]);
  return isWanted && look !== null ? look.again(items, search, locale) : null;
}
