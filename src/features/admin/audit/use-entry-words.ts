import { decisionOf } from '#shared/admin/sent-with.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Entry } from './entry.ts';
import { turnedAct } from './turned-act.ts';
import { useActionWords } from './use-action-words.ts';

/** What an entry tells; one that took another back names that one. */
export function useEntryWords(): (entry: Pick<Entry, 'action' | 'undoes' | 'input'>) => string {
  const t = useTexts('adminAudit');
  const words = useActionWords();
  /** What was decided, where the call says it. */
  const decided: Readonly<Record<string, string>> = {
    'admin.changeRequests.decide approve': t('didApproveRequest'),
    'admin.changeRequests.decide refuse': t('didRefuseRequest'),
    'admin.newLocations.decide fine': t('didFindFine'),
    'admin.newLocations.decide refuse': t('didRefuseLook'),
    'admin.reviews.decide keep': t('didKeepReview'),
    'admin.reviews.decide remove': t('didRemoveReview'),
    'admin.reviews.decide restore': t('didRestoreReview'),
  };
  return ({ action, undoes, input }) => {
    if (undoes !== null) return t('undid', { what: words(undoes) });
    if (isPlan(action, input)) return t('didPlanPage');
    const turned = turnedAct(action, input);
    if (turned !== null) return t(turned);
    return decided[`${action} ${decisionOf(input)}`] ?? words(action);
  };
}

/** Whether a page was not published but planned to be, at a time that the call names. */
const isPlan = (action: string, input: unknown): boolean =>
  action === 'admin.pages.publish' && typeof input === 'object' && input !== null && 'at' in input;
