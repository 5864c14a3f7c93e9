import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { WriteDialog } from './write-dialog.tsx';
import styles from './write-dialog.module.css';

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
      <Button variant="secondary" size={size} onClick={() => setIsOpen(true)}>
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
      <button type="button" className={styles.link} onClick={() => setIsOpen(true)}>
        {children}
      </button>
      <WriteDialog person={person} open={isOpen} onOpen={() => setIsOpen(true)} onClose={() => setIsOpen(false)} />
    </>
  );
}
