import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';

type ModalOptions = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly dismissible: boolean;
};

const leaveTime = 200;

/** Where what opened it is gone by what was done in it, the page itself takes the focus, which would be nowhere. */
function restoreFocus(opener: RefObject<Element | null>): void {
  const back = opener.current;
  opener.current = null;
  if (back instanceof HTMLElement && back.isConnected) back.focus();
  else if (back !== null && document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
}

/** An element with `data-first-focus` takes the focus instead of the first one. Drives a native modal `<dialog>`: opens it after mount, lets it fade before it goes, gives focus back. */
export function useModal({ open, onClose, dismissible }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open) {
      opener.current ??= document.activeElement;
      if (!dialog.open) {
        dialog.showModal();
        dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
      }
      delete dialog.dataset['leaving'];
      return;
    }
    dialog.dataset['leaving'] = '';
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : leaveTime;
    const timer = setTimeout(() => {
      if (dialog.open) dialog.close();
      setMounted(false);
      restoreFocus(opener);
    }, calm);
    return () => clearTimeout(timer);
  }, [open, mounted]);

  useEffect(() => () => restoreFocus(opener), []);

  useEffect(() => {
    if (!mounted) return;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, [mounted]);

  return {
    mounted,
    attributes: {
      ref,
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      },
      onMouseDown: (event: MouseEvent) => {
        if (dismissible && event.target === ref.current) onClose();
      },
    },
  };
}
