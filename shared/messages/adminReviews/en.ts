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
  search: 'Search reviews',
  searchHint: 'words, location, name, code',
  older: 'Show older ones',
  removeReview: 'Remove this review?',
  removeReply: 'Remove this answer?',
  leave: 'Leave it',
  followHidden: 'It is shown nowhere any more',
  followCounted: 'It stays counted with its reason, and the average is reckoned without it',
  followTold: '{name} is told why',
  followBack: 'It can be brought back',
} as const satisfies Record<string, Text>;

export default en;
