import { useRouter } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import type { FilterPlace } from '#web/parts/filter/filter.ts';
import { useLocate } from '#web/parts/place-picker/use-locate.ts';
import { usePlacePicker } from '#web/parts/place-picker/use-place-picker.ts';

interface TicketPlaceOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly initial: FilterPlace | null;
  /** Whether a chosen place leads on to the next question, instead of Enter sending the form. */
  readonly leadsOn: boolean;
  /** A place was taken from the list, or the device has said where it is. */
  readonly onTaken: () => void;
}

/** The ticket's place field: what stands in it, the place that was chosen, and the list under it. */
export function useTicketPlace({ input, initial, leadsOn, onTaken }: TicketPlaceOptions) {
  const router = useRouter();
  const [text, setText] = useState(initial?.label ?? '');
  const [place, setPlace] = useState<FilterPlace | null>(initial);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (chosen: FilterPlace) => {
    setPlace(chosen);
    setText(chosen.label);
  };
  const take = (chosen: FilterPlace) => {
    choose(chosen);
    onTaken();
  };
  const gps = useLocate(take);
  const open = () => setIsOpen(true);
  const picker = usePlacePicker({
    isOpen,
    onOpen: open,
    onClose: () => setIsOpen(false),
    onPlace: take,
    onLocate: gps.locate,
    onSeeAll: () => void router.navigate({ to: '/map' }),
    inForm: !leadsOn,
  });
  const type = (typed: string) => {
    setText(typed);
    setPlace(null);
    open();
  };
  const ask = () => {
    input.current?.focus();
    open();
  };
  return { text, place, isOpen, picker, gps, open, choose, type, ask };
}
