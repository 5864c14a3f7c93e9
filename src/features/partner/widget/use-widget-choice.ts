import { useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import type { WidgetChoice } from './widget-code.ts';

export type Whose = 'one' | 'nearest' | 'any';

/** What a partner chooses for their widget, from their first location on. */
export function useWidgetChoice() {
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const [whose, setWhose] = useState<Whose>('one');
  const [slug, setSlug] = useState(listings[0]?.slug ?? '');
  const [looks, setLooks] = useState<Pick<WidgetChoice, 'size' | 'theme' | 'lang' | 'code'>>({
    size: 'card',
    theme: '',
    lang: '',
    code: '',
  });
  const [near, setNear] = useState<WidgetChoice['near']>(null);
  const [place, setPlace] = useState('');
  const slugs = whose === 'one' ? [slug] : whose === 'nearest' ? listings.map((listing) => listing.slug) : [];
  const choice: WidgetChoice = { ...looks, slugs, near: whose === 'one' ? null : near, place };
  return {
    listings,
    choice,
    whose,
    slug,
    place,
    /** Whether it knows what is near, where it must. */
    isReady: whose === 'one' ? slug !== '' : near !== null,
    chooseOne: (next: string) => {
      setWhose('one');
      setSlug(next);
    },
    chooseNear: (next: 'nearest' | 'any') => setWhose(next),
    setNear,
    setPlace: (next: string) => {
      setPlace(next);
      setNear(null);
    },
    setLooks: (patch: Partial<typeof looks>) => setLooks((before) => ({ ...before, ...patch })),
  };
}

export type WidgetChoosing = ReturnType<typeof useWidgetChoice>;
