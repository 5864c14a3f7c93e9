import { useTexts } from '#web/lib/texts.ts';
import type { SampleKind } from './use-earnings.ts';

const words = { hours: 'sampleHours', day: 'sampleDay', night: 'sampleNight' } as const;

/** How the stays of the price ticket are called. */
export function useSampleWords(): (kind: SampleKind) => string {
  const t = useTexts('listingForm');
  return (kind) => t(words[kind]);
}
