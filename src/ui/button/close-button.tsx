import { X } from 'lucide-react';
import { createContext, use } from 'react';
import { IconButton } from './icon-button.tsx';

/** What the cross is called in the page's language. */
export const CloseLabel = createContext('');

type CloseButtonProps = {
  readonly iconSize?: number;
  readonly className?: string | undefined;
  readonly onClick: () => void;
};

/** The cross of what lies over the page. */
export function CloseButton(props: CloseButtonProps) {
  return <IconButton icon={X} label={use(CloseLabel)} {...props} />;
}
