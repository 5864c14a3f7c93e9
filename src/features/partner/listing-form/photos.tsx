import { ArrowLeft, ArrowRight, Camera, Crop, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { MAX_PHOTOS } from '#shared/partner/listing-schema.ts';
import type { StorefrontKind } from '#web/drawings/storefront/kinds.ts';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LazyCrop } from './crop/lazy-crop.tsx';
import { Optional } from './optional.tsx';
import { PhotoButton } from './photo-button.tsx';
import styles from './photos.module.css';
import { useSendPhoto } from './use-send-photo.ts';

interface Upload {
  readonly key: string;
  readonly file: File;
  /** From 0 to 1; null when it failed. */
  readonly done: number | null;
  /** It arrived and is no photo that is taken: sent again it would be refused again. */
  readonly isRefused?: boolean;
}

interface PhotosProps {
  readonly imageIds: readonly string[];
  /** What stands in for photos until there are some. */
  readonly storefront: { readonly kind: StorefrontKind; readonly name: string };
  readonly note?: string | undefined;
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
}

const moved = (ids: readonly string[], id: string, to: number): readonly string[] => {
  const others = ids.filter((each) => each !== id);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), id, ...others.slice(place)];
};

/** Photos of a location, the first of them on its card: dragged, or moved by their buttons. */
export function Photos({ imageIds, storefront, note, onChange }: PhotosProps) {
  const t = useTexts('listingForm');
  const sendPhoto = useSendPhoto();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [cropped, setCropped] = useState<string | null>(null);
  const [isCropping, setIsCropping] = useState(false);
  /** A cropped photo is a new file in the place of the old one: the tile stays, and with it the focus. */
  const [places, setPlaces] = useState<Readonly<Record<string, string>>>({});
  const placeOf = (id: string): string => places[id] ?? id;
  const dragged = useRef<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const room = MAX_PHOTOS - imageIds.length - uploads.length;

  const set = (key: string, done: number | null, isRefused = false) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, done, isRefused } : each)));
  const send = (key: string, file: File) => {
    set(key, 0);
    sendPhoto(file, (done) => set(key, done)).then(
      (imageId) => {
        setUploads((before) => before.filter((each) => each.key !== key));
        onChange((before) => [...before, imageId]);
      },
      (error: unknown) => set(key, null, error instanceof Error && error.message !== ''),
    );
  };
  const add = (files: readonly File[]) => {
    const chosen = files.slice(0, room).map((file) => ({ key: newId(), file, done: 0 }));
    setUploads((before) => [...before, ...chosen]);
    for (const { key, file } of chosen) send(key, file);
  };
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    const id = dragged.current;
    if (id !== null) onChange((before) => moved(before, id, place));
    dragged.current = null;
  };
  return (
    <fieldset className={styles.photos}>
      <legend>
        <Optional words={t('photos')} />
      </legend>
      <ul className={styles.tiles}>
        {imageIds.length === 0 && (
          <li className={styles.tile}>
            <Storefront {...storefront} alt="" />
            <span className={styles.caption}>{t('untilPhoto')}</span>
          </li>
        )}
        {imageIds.map((id, index) => (
          <li
            key={placeOf(id)}
            className={styles.tile}
            draggable
            onDragStart={() => {
              dragged.current = id;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, index)}
          >
            <img src={`/files/${id}`} alt={t('photoNumber', { number: index + 1 })} draggable={false} />
            <span className={styles.tools}>
              <PhotoButton
                icon={ArrowLeft}
                words={t('photoEarlier', { number: index + 1 })}
                disabled={index === 0}
                onPress={() => onChange((before) => moved(before, id, index - 1))}
              />
              <PhotoButton
                icon={ArrowRight}
                words={t('photoLater', { number: index + 1 })}
                disabled={index === imageIds.length - 1}
                onPress={() => onChange((before) => moved(before, id, index + 1))}
              />
              <PhotoButton
                icon={Crop}
                words={t('photoCrop', { number: index + 1 })}
                onPress={() => {
                  setCropped(id);
                  setIsCropping(true);
                }}
              />
              <PhotoButton
                icon={X}
                words={t('photoRemove', { number: index + 1 })}
                onPress={() => onChange((before) => before.filter((each) => each !== id))}
              />
            </span>
          </li>
        ))}
        {uploads.map(({ key, file, done, isRefused = false }) => (
          <li key={key} className={styles.tile}>
            {done === null ? (
              <div className={styles.failed} role="alert">
                <p>{t('photoFailed')}</p>
                {isRefused ? (
                  <p>{t('photoKinds')}</p>
                ) : (
                  <Button variant="secondary" size={40} onClick={() => send(key, file)}>
                    {t('photoAgain')}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  size={40}
                  onClick={() => setUploads((before) => before.filter((each) => each.key !== key))}
                >
                  {t('photoLeave')}
                </Button>
              </div>
            ) : (
              <span className={styles.caption}>
                {file.name}, {Math.round(done * 100)}%
                <progress value={done} max={1} aria-label={file.name} />
              </span>
            )}
          </li>
        ))}
        {room > 0 && (
          <li>
            <button type="button" className={styles.add} onClick={() => picker.current?.click()}>
              <Icon of={Camera} size={24} />
              {t('addPhotos')}
            </button>
            <input
              ref={picker}
              type="file"
              accept="image/*"
              multiple
              hidden
              aria-label={t('addPhotos')}
              onChange={(event) => {
                add([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </li>
        )}
      </ul>
      {cropped !== null && (
        <LazyCrop
          key={cropped}
          open={isCropping}
          imageId={cropped}
          onClose={() => setIsCropping(false)}
          onCropped={(imageId) => {
            setPlaces((before) => ({ ...before, [imageId]: placeOf(cropped) }));
            onChange((before) => before.map((id) => (id === cropped ? imageId : id)));
          }}
        />
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </fieldset>
  );
}
