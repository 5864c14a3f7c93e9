import type { TextKey } from '#shared/messages/areas.ts';

/** The ready answers of each side of an order. */
export const readyAnswers = {
  traveller: ['quickTravellerWay', 'quickTravellerLate', 'quickTravellerDoor'],
  location: ['quickLocationHere', 'quickLocationRing', 'quickLocationBack'],
} as const satisfies Record<string, readonly TextKey<'messages'>[]>;
