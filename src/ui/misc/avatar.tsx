import { cx } from '../cx.ts';
import styles from './avatar.module.css';

export type AvatarProps = {
  readonly name: string;
  readonly src?: string | null | undefined;
  /** Paper of one of three colours, the same for the same name: for lists of many people. */
  readonly varied?: boolean | undefined;
  readonly size?: 32 | 40 | 64 | 96 | undefined;
  readonly className?: string | undefined;
};

/** A picture, or the name's first letters. The name stands next to it, so it is not read out. */
export function Avatar({ name, src, varied = false, size = 40, className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cx(styles.avatar, className)}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      // Drawn by the style sheet: letters that were text would be a button's words next to its name.
      data-paper={varied ? papers[letterSum(name) % papers.length] : undefined}
      data-initials={src ? undefined : initials(name)}
    >
      {src && <img src={src} alt="" width={size} height={size} loading="lazy" />}
    </span>
  );
}

const papers = ['brand', 'ticket', 'sunk'] as const;

const letterSum = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** First letters of the first and last word, at most two. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
