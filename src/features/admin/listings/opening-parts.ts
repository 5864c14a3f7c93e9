/** What an administrator edits of a location for its partner, one at a time. */
export const openingParts = ['hours', 'special', 'closures', 'room', 'address', 'photos'] as const;

export type OpeningPart = (typeof openingParts)[number];
