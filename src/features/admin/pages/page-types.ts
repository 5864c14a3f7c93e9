import type { Outputs } from '#web/lib/trpc.ts';

export type EditedPage = Outputs['admin']['pages']['open'];
export type EditedText = EditedPage['texts'][number];
export type Warnings = EditedText['warnings'];

/** The words of a page in one language, as they are typed. */
export interface Words {
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** What the kinds of pages, of versions and of warnings are called. */
export const kindWords = { city: 'kindCity', place: 'kindPlace', article: 'kindArticle', page: 'kindPage' } as const;
export const versionWords = {
  published: 'versionPublished',
  restored: 'versionRestored',
  moved: 'versionMoved',
  offline: 'versionOffline',
} as const;
export const warningWords = {
  unknownBlock: 'warningUnknownBlock',
  noAlt: 'warningNoAlt',
  notHere: 'warningNotHere',
  noLink: 'warningNoLink',
  openQuestion: 'warningOpenQuestion',
  missingPage: 'warningMissingPage',
  movedPage: 'warningMovedPage',
} as const;
