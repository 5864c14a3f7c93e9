import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { WriteDialog } from './write-dialog.tsx';

interface WriteButtonProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly size?: 40 | 44;
  readonly children: ReactNode;
}

/** Opens the mail to a person; for the pages of those who write to people. */
export function WriteButton({ person, size = 44, children }: WriteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button data-writes="" variant="secondary" size={size} onClick={() => setIsOpen(true)}>
        <Icon of={Mail} size={16} /> {children}
      </Button>
      <WriteDialog person={person} open={isOpen} onOpen={() => setIsOpen(true)} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** The same within a text. */
export function WriteLink({ person, children }: Omit<WriteButtonProps, 'size'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setIsOpen(true)}>{children}</LinkButton>
      <WriteDialog person={person} open={isOpen} onOpen={() => setIsOpen(true)} onClose={() => setIsOpen(false)} />
    </>
  );
}
