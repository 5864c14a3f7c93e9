import { Link } from '@tanstack/react-router';
import { DoorClosed } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';

interface DoorLinkProps {
  readonly order: {
    readonly id: string;
    readonly isSoon: boolean;
    readonly isReported: boolean;
    readonly ticketOnly: boolean;
    readonly custody: { readonly outAt: string | null };
  };
}

/** From the ticket to 'The door is shut', while its hour is near or bags are inside. */
export function DoorLink({ order: { id, isSoon, isReported, ticketOnly, custody } }: DoorLinkProps) {
  const t = useTexts('door');
  if (ticketOnly || (!isReported && (!isSoon || custody.outAt !== null))) return null;
  return (
    <Link to="/orders/$id/door" params={{ id }} className={buttonClass({ variant: 'secondary' })} data-print="hide">
      <Icon of={DoorClosed} />
      {t(isReported ? 'seeReport' : 'button')}
    </Link>
  );
}
