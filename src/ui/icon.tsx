import type { LucideIcon } from 'lucide-react';

type IconProps = {
  readonly of: LucideIcon;
  /** Side in px; 18 next to 15 px text, 16 next to 13 px text. */
  readonly size?: number;
  readonly className?: string | undefined;
};

/** An icon next to words: never read out, because the words say it. Its line grows with it, the smallest are bolder. */
export function Icon({ of: Shape, size = 18, className }: IconProps) {
  return <Shape aria-hidden focusable={false} size={size} strokeWidth={size < 16 ? 2 : 1.75} className={className} />;
}
