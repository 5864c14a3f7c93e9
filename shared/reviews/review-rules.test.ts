import { describe, expect, it } from 'vitest';
import { reviewState } from './review-rules.ts';

const day = 86_400_000;
const stay = { isCompleted: true, isCanceled: false, completedAt: 0, reviewedAt: null, isRemoved: false };

describe('a stay', () => {
  it.each([
    ['is reviewed once it is completed', stay, 0, 'open'],
    ['is reviewed within 90 days', stay, 90 * day - 1, 'open'],
    ['is not reviewed later', stay, 90 * day, 'expired'],
    ['is not reviewed before', { ...stay, isCompleted: false, completedAt: null }, 0, 'notCompleted'],
    ['is not reviewed where its order was cancelled', { ...stay, isCompleted: false, isCanceled: true }, 0, 'canceled'],
    ['has a review that can be changed for 30 days', { ...stay, reviewedAt: day }, 31 * day - 1, 'changeable'],
    ['has a review that stays then', { ...stay, reviewedAt: day }, 31 * day, 'fixed'],
    ['has one that was removed', { ...stay, reviewedAt: day, isRemoved: true }, day, 'removed'],
  ] as const)('%s', (_, facts, now, state) => expect(reviewState(facts, now)).toBe(state));
});
