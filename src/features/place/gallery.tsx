import { Images } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Scene } from '#web/drawings/scene.tsx';
import { kindFor } from '#web/drawings/storefront/kinds.ts';
import { StorefrontWide } from '#web/drawings/storefront/storefront-wide.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './gallery.module.css';
import { LazyPhotoViewer, preloadPhotoViewer } from './lazy-photo-viewer.tsx';

type GalleryProps = { readonly listing: ListingDetails };

/** The location's photos, one large and two small, or how it is drawn; on phones a strip from edge to edge. */
export function Gallery({ listing }: GalleryProps) {
  return listing.imageUrls.length === 0 ? <Drawn listing={listing} /> : <Photos listing={listing} />;
}

function Drawn({ listing: { name, placeType, businessType } }: GalleryProps) {
  const t = useTexts('place');
  const kind = placeType === 'hotel' ? 'hotel' : kindFor(businessType);
  return (
    <Strip count={3} isLookedAt>
      <li>
        <StorefrontWide kind={kind} name={name} alt={t('frontOf', { name })} />
        <span className={styles.caption}>{t('front')}</span>
      </li>
      <li>
        <Scene name="counter" width={330} height={220} />
        <span className={styles.caption}>{t('counter')}</span>
      </li>
      <li>
        <Scene name="bag-room" width={396} height={294} />
        <span className={styles.caption}>{t('bagRoom')}</span>
      </li>
    </Strip>
  );
}

function Photos({ listing: { name, imageUrls } }: GalleryProps) {
  const t = useTexts('place');
  const [open, setOpen] = useState<number | null>(null);
  const count = imageUrls.length;
  return (
    <>
      <Strip
        count={count}
        all={
          count > 1 ? (
            <button
              type="button"
              className={styles.all}
              onClick={() => setOpen(0)}
              onPointerEnter={preloadPhotoViewer}
              onFocus={preloadPhotoViewer}
            >
              <Icon of={Images} size={16} />
              {t('openPhotos', { count })}
            </button>
          ) : undefined
        }
      >
        {imageUrls.map((url, index) => (
          <li key={url}>
            <button type="button" onClick={() => setOpen(index)} onPointerEnter={preloadPhotoViewer}>
              <img
                src={url}
                alt={t('photoOf', { number: index + 1, count, name })}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                decoding="async"
              />
            </button>
          </li>
        ))}
      </Strip>
      <LazyPhotoViewer urls={imageUrls} name={name} at={open} onClose={() => setOpen(null)} />
    </>
  );
}

interface StripProps {
  readonly count: number;
  readonly all?: ReactNode;
  /** Nothing in it can be pressed: where it scrolls, the keyboard scrolls the strip itself. */
  readonly isLookedAt?: boolean;
  readonly children: ReactNode;
}

/** Pictures in a grid; on phones next to each other, with where one is among them. */
function Strip({ count, all, isLookedAt = false, children }: StripProps) {
  const t = useTexts('place');
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const strip = list.current;
    if (strip === null || !isLookedAt) return undefined;
    const measure = new ResizeObserver(() => setIsScrolled(strip.scrollWidth > strip.clientWidth));
    measure.observe(strip);
    return () => measure.disconnect();
  }, [isLookedAt]);
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {};
    setAt(Math.round(scrollLeft / clientWidth));
  };
  return (
    <div className={styles.gallery} data-count={Math.min(count, 3)}>
      <ul ref={list} className={styles.strip} tabIndex={isScrolled ? 0 : undefined} onScroll={onScroll}>
        {children}
      </ul>
      {all}
      {count > 1 && (
        <>
          <span aria-hidden className={styles.dots}>
            {Array.from({ length: Math.min(count, 6) }, (_, index) => (
              <i key={index} data-on={index === Math.min(at, 5) || undefined} />
            ))}
          </span>
          <span aria-hidden className={styles.where}>
            <Icon of={Images} size={16} />
            {t('photoAt', { number: at + 1, count })}
          </span>
        </>
      )}
    </div>
  );
}
