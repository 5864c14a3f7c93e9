import { useTexts } from '#web/lib/texts.ts';

/** Names the bag of a claim: what its tag says, or which one it was, in the reader's language. */
export function useBagName(): (bag: string | number) => string {
  const t = useTexts('claims');
  return (bag) => (typeof bag === 'string' ? bag : t('bagNumber', { number: bag }));
}
