import type { ReactNode } from 'react';
import type { StayText } from '#web/parts/filter/filter.ts';
import { formatDistance } from '#shared/search/format-distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ListingForStay } from './listing-types.ts';

type AlternativeProps = {
  readonly listing: Pick<ListingForStay, 'slug' | 'latitude' | 'longitude' | 'verdict'>;
  readonly stay: StayText;
  readonly bagsCount: number;
  /** The way to it, around the words. */
  readonly link: (slug: string, words: string) => ReactNode;
};

/** The nearest other listing that can take a stay which is not possible at this one. Needs the area `listing`. */
export function Alternative({ listing, stay, bagsCount, link }: AlternativeProps) {
  const t = useTexts('listing');
  const locale = useLocale();
  const { slug, latitude, longitude, verdict } = listing;
  const { data } = trpc.search.listings.useQuery(
    { center: { latitude, longitude }, stay, bagsCount, page: 1, perPage: 2 },
    { enabled: !verdict.available, staleTime: 60_000 },
  );
  const other = data?.items.find((item) => item.verdict.available && item.slug !== slug);
  if (verdict.available || other === undefined) return null;
  const { name, distance } = other;
  return link(other.slug, t('openForYourStay', { name, distance: formatDistance(distance ?? 0, locale) }));
}
