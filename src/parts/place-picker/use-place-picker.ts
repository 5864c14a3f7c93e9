import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import type { FilterPlace } from '#web/parts/filter/filter.ts';
import { type PickerEntry, placeOfOption } from './place-option.ts';

interface PlacePickerOptions {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onPlace: (place: FilterPlace) => void;
  readonly onLocate: () => void;
  readonly onSeeAll: () => void;
  /** Enter sends the form around the field, unless arrows lead to an entry. */
  readonly inForm?: boolean;
}

/** A text field with a list of places: arrows choose, Enter takes, Escape leaves. The list says what is in it. */
export function usePlacePicker(options: PlacePickerOptions) {
  const { isOpen, onOpen, onClose, inForm = false } = options;
  const id = useId();
  const [entries, setEntries] = useState<readonly PickerEntry[]>([]);
  const [pointed, setPointed] = useState<number | null>(null);
  const onEntries = useCallback((found: readonly PickerEntry[]) => {
    setEntries(found);
    setPointed(null);
  }, []);
  const [first] = entries;
  const active = pointed ?? (first?.kind === 'place' && first.isLikeliest === true ? 0 : -1);
  const close = () => {
    onEntries([]);
    onClose();
  };
  const take = (entry: PickerEntry) => {
    close();
    if (entry.kind === 'place') options.onPlace(placeOfOption(entry.option));
    else if (entry.kind === 'gps') options.onLocate();
    else options.onSeeAll();
  };
  const move = (by: 1 | -1) => {
    if (!isOpen) return onOpen();
    const count = entries.length;
    if (count > 0) setPointed(pointed === null ? (by > 0 ? 0 : count - 1) : (pointed + by + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = entries[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen && entry !== undefined && !(inForm && pointed === null)) take(entry);
    else return;
    event.preventDefault();
  };
  return {
    close,
    input: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      onKeyDown,
    },
    panel: { id, active, onEntries, onTake: take },
  } as const;
}
