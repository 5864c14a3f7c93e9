import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { carriedToasts, carryToasts, CROSSING } from './carried.ts';
import { ToastCard, type ToastTone } from './toast.tsx';
import {
  ToastContext,
  toastMessage,
  type ToastMessage,
  type ToastOptions,
  type ToastPlace,
  type Toasts,
} from './toast-context.ts';
import styles from './toast.module.css';

export type ToastProviderProps = {
  /** Names of the two regions for screen readers. */
  readonly labels: Readonly<Record<ToastPlace, string>>;
  readonly children: ReactNode;
};

const places: readonly ToastPlace[] = ['top', 'bottom'];

/** Holds the messages that come and go by themselves. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const counter = useRef(0);
  /** What is shown, or about to be. */
  const shown = useRef(messages);

  const set = useCallback((next: readonly ToastMessage[]) => {
    shown.current = next;
    setMessages(next);
  }, []);
  const dismiss = useCallback((id: string) => set(shown.current.filter((message) => message.id !== id)), [set]);

  useEffect(() => {
    set([...carriedToasts(), ...shown.current]);
    let crosses = false;
    const cross = () => (crosses = true);
    // What is said on the way out, too.
    const leave = () => crosses && carryToasts(shown.current);
    addEventListener(CROSSING, cross);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener(CROSSING, cross);
      removeEventListener('pagehide', leave);
    };
  }, [set]);

  const toasts = useMemo<Toasts>(() => {
    const show = (tone: ToastTone) => (words: ReactNode, options?: ToastOptions) => {
      const message = toastMessage(String(counter.current++), tone, words, options);
      set([...shown.current.filter(({ id }) => id !== message.id), message]);
      return () => dismiss(message.id);
    };
    return { error: show('error'), info: show('info'), notice: show('notice') };
  }, [dismiss, set]);

  return (
    <ToastContext value={toasts}>
      {children}
      {places.map((place) => (
        <ToastRegion
          key={place}
          place={place}
          label={labels[place]}
          messages={messages.filter((message) => message.place === place)}
          onDismiss={dismiss}
        />
      ))}
    </ToastContext>
  );
}

type RegionProps = {
  readonly place: ToastPlace;
  readonly label: string;
  readonly messages: readonly ToastMessage[];
  readonly onDismiss: (id: string) => void;
};

/**
 * In the top layer, so that no dialog hides it; shown anew with each message, to come before what opened since. It leaves
 * the bar that a screen has at its bottom free.
 */
function ToastRegion({ place, label, messages, onDismiss }: RegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const last = messages.at(-1);

  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    const bar = document.querySelector<HTMLElement>('[data-at-bottom]');
    element.style.marginBottom = `${bar?.offsetHeight ?? 0}px`;
    if (last) element.showPopover();
  }, [last]);

  return (
    <div
      ref={region}
      popover="manual"
      role="region"
      aria-label={label}
      className={cx(styles.region, styles[place])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {messages.map((message) => (
        <TimedToast key={message.id} message={message} held={held} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

type TimedProps = {
  readonly message: ToastMessage;
  readonly held: boolean;
  readonly onDismiss: (id: string) => void;
};

function TimedToast({ message, held, onDismiss }: TimedProps) {
  const { id, lasts } = message;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), lasts);
    return () => clearTimeout(timer);
  }, [held, id, lasts, message, onDismiss]);
  return (
    <div className={styles.item} role={message.tone === 'error' ? 'alert' : 'status'}>
      <ToastCard tone={message.tone} action={message.action} onClose={() => onDismiss(id)}>
        {message.words}
      </ToastCard>
    </div>
  );
}
