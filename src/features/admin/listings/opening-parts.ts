/** What an administrator edits of a location's opening, one at a time. */
export const openingParts = ['hours', 'special', 'closures'] as const;

export type OpeningPart = (typeof openingParts)[number];
