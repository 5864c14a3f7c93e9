import { Minus, Plus } from 'lucide-react';
import { cx } from '../cx.ts';
import { IconButton } from './icon-button.tsx';
import styles from './zoom-buttons.module.css';

type ZoomButtonsProps = {
  /** What each does: its name for those who do not see the icon. */
  readonly words: { readonly zoomIn: string; readonly zoomOut: string };
  readonly onZoom: (by: 1 | -1) => void;
  readonly className?: string | undefined;
};

/** The two buttons by which a map comes nearer and goes further away. */
export function ZoomButtons({ words, onZoom, className }: ZoomButtonsProps) {
  return (
    <div className={cx(styles.zoom, className)}>
      <IconButton icon={Plus} label={words.zoomIn} onClick={() => onZoom(1)} />
      <IconButton icon={Minus} label={words.zoomOut} onClick={() => onZoom(-1)} />
    </div>
  );
}
