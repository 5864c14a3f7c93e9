import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../cx.ts';
import { tagHeight, tagHole, tagPath, tagWidth } from './tag-path.ts';
import styles from './map-pin.module.css';

type PinState = 'available' | 'selected' | 'unavailable' | 'unavailable-selected';

export type MapPinProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** What stands on the tag: a whole price, short. */
  readonly text: string;
  readonly state?: PinState;
  /** Raised and tinted because its card is pointed at. */
  readonly raised?: boolean | undefined;
  /** Name, price and state, for those who do not see the tag. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** A luggage tag whose pointer's end is the button's bottom middle: place it there. */
export function MapPin({ text, state = 'available', raised, label, className, ...rest }: MapPinProps) {
  const selected = state === 'selected' || state === 'unavailable-selected';
  return (
    <button
      type="button"
      aria-pressed={selected}
      data-shut={state === 'unavailable' || undefined}
      {...rest}
      aria-label={label}
      className={cx(styles.pin, styles[state], raised && styles.raised, className)}
    >
      <Tag text={text} />
    </button>
  );
}

export type PinTagProps = { readonly text: string; readonly state?: PinState; readonly className?: string | undefined };

/** The same tag as a picture, where nothing can be pressed. */
export function PinTag({ text, state = 'available', className }: PinTagProps) {
  return (
    <span className={cx(styles.pin, styles.still, styles[state], className)}>
      <Tag text={text} />
    </span>
  );
}

function Tag({ text }: { readonly text: string }) {
  const width = tagWidth(text);
  return (
    <span className={styles.tag} style={{ width }}>
      <svg className={styles.shape} width={width} height={tagHeight} viewBox={`0 0 ${width} ${tagHeight}`} aria-hidden>
        <path className={styles.body} d={tagPath(width)} />
        <circle className={styles.hole} cx={tagHole.x} cy={tagHole.y} r={tagHole.r} />
      </svg>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
