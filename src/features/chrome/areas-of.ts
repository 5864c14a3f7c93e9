import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Area } from '#shared/messages/areas.ts';

/** The areas of texts that these routes want, with what every page wants. */
export const areasOf = (matches: readonly { readonly staticData: StaticDataRouteOption }[]): readonly Area[] => [
  'common',
  ...matches.flatMap(({ staticData }) => staticData.areas ?? []),
];
