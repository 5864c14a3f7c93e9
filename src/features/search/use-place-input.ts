import { type KeyboardEvent, useId, useState } from 'react';
import type { FilterPlace } from '#web/parts/filter/filter.ts';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { entriesOf } from './suggestions.tsx';
import { labelOf, type PlaceRow, usePlaces } from './use-places.ts';

interface PlaceInputOptions {
  readonly label: string;
  readonly near: MapPlace;
  readonly onPlace: (place: FilterPlace) => void;
  readonly onSeeAll: () => void;
  readonly onLocate: () => void;
  readonly onLeave: () => void;
}

/** A text field with suggestions: arrows choose, Enter takes, Escape leaves. */
export function usePlaceInput({ label, near, onPlace, onSeeAll, onLocate, onLeave }: PlaceInputOptions) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const state = usePlaces(text ?? '', near);
  // The first place found is what Enter takes; asking the device, or for everything, is chosen by arrows only.
  const hasPlaces = state.kind === 'found' && state.places.length > 0;
  const active = pointed ?? (hasPlaces ? 0 : -1);
  const leave = () => {
    setText(null);
    setPointed(null);
    onLeave();
  };
  const choose = (row: PlaceRow) => {
    const { id: placeId, latitude, longitude } = row;
    onPlace({ label: labelOf(row), latitude, longitude, placeId });
    leave();
  };
  const take = (index: number) => {
    const places = state.kind === 'found' ? state.places : [];
    const place = places[index];
    if (place !== undefined) return choose(place);
    leave();
    if (index === places.length) onLocate();
    else onSeeAll();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = entriesOf(state);
    if (event.key === 'ArrowDown') setPointed(pointed === null ? 0 : (pointed + 1) % count);
    else if (event.key === 'ArrowUp') setPointed(pointed === null ? count - 1 : (pointed + count - 1) % count);
    else if (event.key === 'Enter' && text !== null && state.kind !== 'loading' && active >= 0) take(active);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  };
  return {
    isOpen: text !== null,
    open: () => setText((typed) => typed ?? ''),
    leave,
    input: {
      value: text ?? label,
      role: 'combobox',
      'aria-expanded': text !== null,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': text === null || active < 0 ? undefined : `${id}-${active}`,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
      onChange: (event: { readonly target: { readonly value: string } }) => {
        setText(event.target.value);
        setPointed(null);
      },
    },
    suggestions: {
      id,
      state,
      active,
      onChoose: choose,
      onSeeAll: () => take(entriesOf(state) - 1),
      onLocate: () => take(entriesOf(state) - 2),
    },
  } as const;
}
