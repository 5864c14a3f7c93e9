import type { TextKey } from '#shared/messages/areas.ts';

/** A discount while it is edited, as it is typed. */
export interface DiscountDraft {
  readonly id: string;
  readonly name: string;
  readonly percentage: string;
  readonly appliedTo: string;
}

let lastId = 0;
export const newDiscount = (): DiscountDraft => ({
  id: `new-${(lastId += 1)}`,
  name: '',
  percentage: '',
  appliedTo: '',
});

type Problems = Partial<Record<'name' | 'percentage' | 'appliedTo', TextKey<'partner'>>>;

/** What is wrong with each field. */
export function problemsOf({ name, percentage, appliedTo }: DiscountDraft): Problems {
  const value = Number(percentage);
  return {
    ...(name.trim() === '' && { name: 'required' as const }),
    ...(percentage.trim() === ''
      ? { percentage: 'required' as const }
      : !(value > 0 && value < 100) && { percentage: 'percentageRange' as const }),
    ...(appliedTo.trim() === '' && { appliedTo: 'required' as const }),
  };
}

export const isWhole = (draft: DiscountDraft): boolean => Object.keys(problemsOf(draft)).length === 0;

/** The discounts as they are sent. */
export const storedOf = (drafts: readonly DiscountDraft[]) =>
  drafts.map(({ name, percentage, appliedTo }) => ({
    name: name.trim(),
    percentage: Number(percentage),
    appliedTo: appliedTo.trim(),
  }));
