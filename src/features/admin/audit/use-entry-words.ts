import { useTexts } from '#web/lib/texts.ts';
import type { Entry } from './audit-page.tsx';
import { useActionWords } from './use-action-words.ts';

/** What an entry tells; one that took another back names that one. */
export function useEntryWords(): (entry: Pick<Entry, 'action' | 'undoes'>) => string {
  const t = useTexts('adminAudit');
  const words = useActionWords();
  return ({ action, undoes }) => (undoes === null ? words(action) : t('undid', { what: words(undoes) }));
}
