import { memo } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ClusterPin } from '#web/ui/pin/cluster-pin.tsx';
import { FilteredPin } from '#web/ui/pin/filtered-pin.tsx';
import { MapPin } from '#web/ui/pin/map-pin.tsx';
import { clusterPrice } from './cluster-price.ts';
import { usePointing } from './pointing.ts';
import { type Marker, type PlaceCluster, useSearch } from './search-context.ts';

type PinProps = {
  readonly marker: Marker;
  readonly isSelected: boolean;
  /** It says its name: what it costs stands next to the map. */
  readonly isNamed: boolean;
  /** The map has prices in several currencies. */
  readonly tellsCurrency: boolean;
  /** A filter leaves it out. */
  readonly isOut: boolean;
  readonly onFocus: (marker: Marker) => void;
};

/** The tag of one location. */
export const Pin = memo(function Pin({ marker, isSelected, isNamed, tellsCurrency, isOut, onFocus }: PinProps) {
  const t = useTexts('map');
  const filters = useTexts('filters');
  const { press } = useSearch();
  const { number, name, available } = marker;
  const { isPointed, point } = usePointing([number]);
  const amount = formatMoney(marker.price, useLocale());
  const price = tellsCurrency ? `${amount} ${marker.price.currency}` : amount;
  if (isOut && !isSelected) {
    return <FilteredPin label={filters('pinOut', { name, price })} raised={isPointed} onClick={() => press(marker)} />;
  }
  return (
    <MapPin
      text={isNamed ? name : price}
      label={t(available ? 'pinOpen' : 'pinClosed', { name, price })}
      state={available ? (isSelected ? 'selected' : 'available') : isSelected ? 'unavailable-selected' : 'unavailable'}
      raised={isPointed && !isSelected}
      onClick={() => press(marker)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') point(number);
      }}
      onPointerLeave={() => point(null)}
      onFocus={({ currentTarget }) => {
        // A finger chooses at once; raising the tag before would draw it twice.
        if (currentTarget.matches(':focus-visible')) point(number);
        onFocus(marker);
      }}
      onBlur={() => point(null)}
    />
  );
});

/**
 * Pins that lie too close together, and what was gathered already. In several currencies none is the lowest price: they
 * are named.
 */
export function PinsTogether({
  markers,
  clusters,
  tellsCurrency,
  onOpen,
}: Pick<PinProps, 'tellsCurrency'> & {
  readonly markers: readonly Marker[];
  readonly clusters: readonly PlaceCluster[];
  readonly onOpen: () => void;
}) {
  const t = useTexts('map');
  const locale = useLocale();
  const { isPointed } = usePointing(markers.map(({ number }) => number));
  const count = clusters.reduce((sum, cluster) => sum + cluster.count, markers.length);
  const prices = markers.filter(({ available }) => available).map((marker) => marker.price);
  const price = clusterPrice([...prices, ...clusters.flatMap((cluster) => cluster.prices)]);
  const wordsOf = (): string => {
    if (price === null) return t([...markers, ...clusters].every(({ full }) => full) ? 'clusterFull' : 'clusterClosed');
    if (!('minor' in price)) return price.join(', ');
    const lowest = formatMoney(price, locale);
    return t('clusterFrom', { price: tellsCurrency ? `${lowest} ${price.currency}` : lowest });
  };
  const words = wordsOf();
  return (
    <ClusterPin
      count={count}
      words={words}
      unavailable={price === null}
      raised={isPointed}
      label={t('cluster', { count, words })}
      onClick={onOpen}
    />
  );
}
