import { Link } from '@tanstack/react-router';
import { ArrowLeft, Share } from 'lucide-react';
import type { RefObject } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useCopy } from '#web/parts/use-copy.ts';
import styles from './place-bar.module.css';
import { SaveButton } from './save-button.tsx';
import { Tool } from './tool.tsx';
import { useIsSeen } from './use-is-seen.ts';

type PlaceBarProps = {
  readonly name: string;
  readonly slug: string;
  readonly results: string | null;
  /** The page's heading: when it has left, the bar of a phone says the name. */
  readonly title: RefObject<Element | null>;
};

const barHeight = 56;

/** The way back to the results, and what can be done with the page; a bar that stays on phones. */
export function PlaceBar({ name, slug, results, title }: PlaceBarProps) {
  const t = useTexts('map');
  const isTitleSeen = useIsSeen(title, barHeight);
  return (
    <div className={styles.bar}>
      <Link to="/map" search={(query) => ({ ...query, listing: slug })} resetScroll={false} className={styles.back}>
        <Icon of={ArrowLeft} />
        <span>{results ?? t('back')}</span>
      </Link>
      <span aria-hidden className={cx(styles.name, !isTitleSeen && styles.shown)}>
        {name}
      </span>
      <ShareButton name={name} />
      <SaveButton slug={slug} />
    </div>
  );
}

function ShareButton({ name }: { readonly name: string }) {
  const t = useTexts('place');
  const copy = useCopy();
  const share = async () => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      // Who closes the system's sheet has changed their mind.
      await navigator.share({ title: name, url }).catch(() => {});
      return;
    }
    await copy(url, t('linkCopied'));
  };
  return <Tool label={t('share')} icon={<Icon of={Share} />} onClick={() => void share()} />;
}
