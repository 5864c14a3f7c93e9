import { CheckCheck, CircleCheck, CircleX, History, Hourglass, Luggage, type LucideIcon } from 'lucide-react';
import { Chip, type ChipTone } from './chip.tsx';

export type ChipState = 'pending' | 'confirmed' | 'completed' | 'canceled' | 'started' | 'inside' | 'past';

const looks: Readonly<Record<ChipState, { readonly tone: ChipTone; readonly icon: LucideIcon }>> = {
  pending: { tone: 'ticket', icon: Hourglass },
  confirmed: { tone: 'brand', icon: CircleCheck },
  completed: { tone: 'plain', icon: CheckCheck },
  canceled: { tone: 'danger', icon: CircleX },
  started: { tone: 'outline', icon: Luggage },
  inside: { tone: 'brand', icon: Luggage },
  past: { tone: 'plain', icon: History },
};

export type StateChipProps = { readonly state: ChipState; readonly label: string; readonly className?: string };

/** A state as icon and word, never by colour alone. */
export function StateChip({ state, label, className }: StateChipProps) {
  return (
    <Chip {...looks[state]} className={className}>
      {label}
    </Chip>
  );
}
