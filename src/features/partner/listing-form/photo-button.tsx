import type { LucideIcon } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';

interface PhotoButtonProps {
  readonly icon: LucideIcon;
  readonly words: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** One of the buttons on a photo's tile. */
export function PhotoButton({ icon, words, disabled, onPress }: PhotoButtonProps) {
  return (
    <button type="button" aria-label={words} title={words} disabled={disabled} onClick={onPress}>
      <Icon of={icon} size={18} />
    </button>
  );
}
