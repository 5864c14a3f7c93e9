import { useLocation, useNavigate } from '@tanstack/react-router';

/**
 * Whether a form is open, which the end of the address says, such as `#new`: so that a link opens it, and a reload or a
 * proof leaves it open.
 * @returns that, and what opens and closes it
 */
export function useOpenedBy(name: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const navigate = useNavigate();
  const isOpen = useLocation({ select: ({ hash }) => hash === name });
  return [
    isOpen,
    (next) => {
      if (next !== isOpen)
        void navigate({ to: '.', search: true, hash: next ? name : '', replace: true, resetScroll: false } as never);
    },
  ];
}
