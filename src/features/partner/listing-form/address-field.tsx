import { MapPin as PinIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input, type InputProps } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './listing-form.module.css';

const PAUSE = 800;

interface AddressFieldProps {
  readonly control: InputProps & { readonly value: string };
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly onChoose: (place: MapPlace) => void;
}

/** The address as travellers read it, with places near it: choosing one puts the pin there. */
export function AddressField({ control, error, hint, onChoose }: AddressFieldProps) {
  const t = useTexts('listingForm');
  const asked = useSettled(control.value.trim());
  const [isOpen, setIsOpen] = useState(false);
  const { data: found = [] } = trpc.search.places.useQuery(
    { text: asked, isAddress: true },
    { enabled: isOpen && asked.length > 2, staleTime: 60_000 },
  );
  const shown = isOpen && asked.length > 2 ? found : [];
  return (
    <>
      <Field label={t('address')} required error={error} hint={hint}>
        <Input
          {...control}
          autoComplete="street-address"
          before={<Icon of={PinIcon} size={20} />}
          onChange={(event) => {
            setIsOpen(true);
            control.onChange?.(event);
          }}
        />
      </Field>
      {shown.length > 0 && (
        <ul className={styles.suggestions} aria-label={t('suggestions')}>
          {shown.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                onClick={() => {
                  setIsOpen(false);
                  onChoose({ latitude: place.latitude, longitude: place.longitude });
                }}
              >
                <strong>{place.name}</strong> <span>{place.context}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
