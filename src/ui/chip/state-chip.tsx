import {
  CheckCheck,
  CircleCheck,
  CircleX,
  ClockAlert,
  History,
  Hourglass,
  Luggage,
  type LucideIcon,
} from 'lucide-react';
import { Chip, type ChipTone } from './chip.tsx';

export type ChipState = 'pending' | 'confirmed' | 'completed' | 'canceled' | 'started' | 'inside' | 'late' | 'past';

const looks: Readonly<Record<ChipState, { readonly tone: ChipTone; readonly icon: LucideIcon }>> = {
  pending: { tone: 'ticket', icon: Hourglass },
  confirmed: { tone: 'brand', icon: CircleCheck },
  completed: { tone: 'plain', icon: CheckCheck },
  canceled: { tone: 'danger', icon: CircleX },
  started: { tone: 'outline', icon: Luggage },
  inside: { tone: 'solid', icon: Luggage },
  late: { tone: 'ticket', icon: ClockAlert },
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
