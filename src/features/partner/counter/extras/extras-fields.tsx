import { Camera, RefreshCw, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { smallPhoto } from './bags-photo.ts';
import type { Extras } from './extras.ts';
import styles from './extras-fields.module.css';

type ExtrasFieldsProps = {
  readonly extras: Extras;
  /** Told of what changes; a picture comes while others are typed. */
  readonly onExtras: (changed: Partial<Extras>) => void;
  /** The person may take pictures. */
  readonly withPhoto: boolean;
  /** The bags are chosen by their tags already. */
  readonly withoutTags: boolean;
  /** Something else asks for the note already. */
  readonly withoutNote: boolean;
};

/** A picture of the bags, their tags and a note; none of it has to be. */
export function ExtrasFields({ extras, onExtras, withPhoto, withoutTags, withoutNote }: ExtrasFieldsProps) {
  const t = useTexts('counter');
  return (
    <details className={styles.extras}>
      <summary>{t('extras')}</summary>
      <div className={styles.fields}>
        {withPhoto && <PhotoField extras={extras} onExtras={onExtras} />}
        {!withoutTags && (
          <Field label={t('tags')} hint={t('tagsHint')}>
            <Input
              value={extras.tags}
              maxLength={200}
              autoComplete="off"
              inputMode="text"
              onChange={({ target }) => onExtras({ tags: target.value })}
            />
          </Field>
        )}
        {!withoutNote && (
          <Field label={t('note')}>
            <Input value={extras.note} maxLength={500} onChange={({ target }) => onExtras({ note: target.value })} />
          </Field>
        )}
      </div>
    </details>
  );
}

function PhotoField({ extras, onExtras }: Pick<ExtrasFieldsProps, 'extras' | 'onExtras'>) {
  const t = useTexts('counter');
  const toast = useToast();
  const id = useId();
  const address = useAddress(extras.photo?.picture ?? null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    try {
      const picture = await smallPhoto(file);
      onExtras({ photo: { id: newId(), picture } });
    } catch {
      toast.error(t('photoFailed'));
    }
    target.value = '';
  };
  return (
    <div className={styles.photo}>
      {address !== null && <img src={address} alt={t('photoTaken')} className={styles.picture} />}
      <label htmlFor={id} className={styles.take}>
        <Icon of={address === null ? Camera : RefreshCw} size={18} />
        {t(address === null ? 'takePhoto' : 'takeAgain')}
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className={styles.file}
        onChange={(event) => void take(event)}
      />
      {address !== null && <IconButton icon={X} label={t('removePhoto')} onClick={() => onExtras({ photo: null })} />}
    </div>
  );
}

/** An address under which the page shows a picture of its own; given back when it is another. */
function useAddress(picture: Blob | null): string | null {
  const [shown, setShown] = useState<{ readonly of: Blob; readonly address: string } | null>(null);
  useEffect(() => {
    if (picture === null) return;
    const address = URL.createObjectURL(picture);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is made and given back with the effect
    setShown({ of: picture, address });
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return picture !== null && shown?.of === picture ? shown.address : null;
}
