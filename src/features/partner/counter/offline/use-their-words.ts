import type { Disagreement } from '#web/lib/counter/kept-counter.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { DisagreementWords } from './disagreement.ts';

/** What the server says of a hand-over that it did not take, in a few words. */
export function useTheirWords(): (words: DisagreementWords, theirs: Disagreement) => string {
  const t = useTexts('offlineCounter');
  return ({ theirs, count }, { byName = null }) => {
    const by = (done: string) => (byName === null ? done : `${done} ${t('by', { name: byName })}`);
    switch (theirs) {
      case 'takenIn':
        return by(t('bagsIn', { count }));
      case 'handedBack':
        return by(t('bagsOut', { count }));
      case 'booked':
        return t('bookedOnly', { count });
      case 'time':
        return t('timeDoubted');
      case 'said':
        return t('refused');
      case 'canceled':
      case 'otherDay':
      case 'notPaid':
      case 'noRoom':
      case 'noneIn':
      case 'stands':
        return t(theirs);
    }
  };
}
