import type { Text } from '../text.ts';

/** Texts of the moderation of reviews. */
const en = {
  title: 'Reviews',
  show: 'Show',
  reported: 'Reported',
  removed: 'Removed',
  all: 'All',
  failed: 'This could not be loaded',
  none: 'No reviews here',
  noWords: 'No words',
  answer: 'Answer of the location',
  byTraveller: 'said its writer',
  byPartner: 'said the location',
  byVisitor: 'said a visitor',
  wasRemoved: 'Removed: {why}',
  restore: 'Bring it back',
  why: 'Why it is removed',
  remove: 'Remove',
  keep: 'It is fine',
} as const satisfies Record<string, Text>;

export default en;
