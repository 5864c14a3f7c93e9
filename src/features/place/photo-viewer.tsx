import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { CloseButton } from '#web/ui/button/close-button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { useModal } from '#web/ui/dialog/use-modal.ts';
import styles from './photo-viewer.module.css';

export type PhotoViewerProps = {
  readonly urls: readonly string[];
  /** Of the location. */
  readonly name: string;
  /** The photo to open with; `null` closes it. */
  readonly at: number | null;
  readonly onClose: () => void;
};

/** Photos over the whole screen: arrows, a swipe and the arrow keys turn them, Esc and the cross close it. */
export function PhotoViewer({ urls, name, at, onClose }: PhotoViewerProps) {
  const t = useTexts('place');
  const { mounted, attributes } = useModal({ open: at !== null, onClose, dismissible: true });
  const strip = useRef<HTMLUListElement>(null);
  /** The photo that the strip is on its way to: the next press goes on from there. */
  const heading = useRef<number | null>(null);
  const [shown, setShown] = useState(at ?? 0);
  const count = urls.length;
  const turn = (to: number, behavior: ScrollBehavior = 'smooth') => {
    const list = strip.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (list === null || to < 0 || to >= count) return;
    heading.current = to === shown ? null : to;
    list.scrollTo({ left: to * list.clientWidth, behavior: calm ? 'instant' : behavior });
  };
  const turnBy = (step: 1 | -1) => turn((heading.current ?? shown) + step);
  useEffect(() => {
    if (at !== null && mounted) turn(at, 'instant');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for every opening
  }, [at, mounted]);
  if (!mounted) return null;
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turnBy(1);
    if (key === 'ArrowLeft') turnBy(-1);
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const passed = Math.round(scrollLeft / clientWidth);
    if (passed === heading.current) heading.current = null;
    setShown(passed);
  };
  return (
    <dialog {...attributes} aria-label={t('photos', { name })} className={styles.viewer} onKeyDown={byKey}>
      <header className={styles.head}>
        <p role="status">{t('photoAt', { number: shown + 1, count })}</p>
        <CloseButton onClick={onClose} />
      </header>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={onScroll}
        // A finger turns to another photo than the arrows were on their way to.
        onPointerDown={() => (heading.current = null)}
      >
        {urls.map((url, index) => (
          <li key={url} inert={index !== shown}>
            <img
              src={url}
              alt={t('photoOf', { number: index + 1, count, name })}
              loading={Math.abs(index - shown) < 2 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.arrows}>
          <IconButton
            look="floating"
            icon={ChevronLeft}
            label={t('previousPhoto')}
            aria-disabled={shown === 0}
            onClick={() => turnBy(-1)}
          />
          <IconButton
            look="floating"
            icon={ChevronRight}
            label={t('nextPhoto')}
            aria-disabled={shown === count - 1}
            onClick={() => turnBy(1)}
          />
        </div>
      )}
    </dialog>
  );
}
