import { type KeyboardEvent, type RefObject, useCallback, useState } from 'react';
import type { FilterPlace } from '#web/parts/filter/filter.ts';
import { type PlaceOption, placeOfOption } from './place-option.ts';

/** State and keys of the place field: a combobox whose list opens on focus. */
export function usePlaceField(input: RefObject<HTMLInputElement | null>, initial: FilterPlace | null) {
  const [text, setText] = useState(initial?.label ?? '');
  const [place, setPlace] = useState<FilterPlace | null>(initial);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [options, setOptions] = useState<readonly PlaceOption[]>([]);

  const onOptions = useCallback((found: readonly PlaceOption[]) => {
    setOptions(found);
    setActive(-1);
  }, []);
  const choose = (option: PlaceOption): FilterPlace => {
    const chosen = placeOfOption(option);
    setPlace(chosen);
    setText(chosen.label);
    setIsOpen(false);
    return chosen;
  };
  const type = (typed: string) => {
    setText(typed);
    setPlace(null);
    setIsOpen(true);
  };
  const ask = () => {
    input.current?.focus();
    setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setIsOpen(false);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (options.length > 0)
        setActive((now) => (now + step + options.length + (now < 0 && step < 0 ? 1 : 0)) % options.length);
      return undefined;
    }
    const option = options[active];
    if (event.key === 'Enter' && isOpen && option !== undefined) {
      event.preventDefault();
      choose(option);
    }
    return undefined;
  };
  return { text, place, isOpen, active, options, setIsOpen, onOptions, choose, type, ask, onKeyDown };
}
