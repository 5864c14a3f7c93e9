import { createContext, type ReactNode, use } from 'react';
import type { ToastTone } from './toast.tsx';

export type ToastPlace = 'top' | 'bottom';

export type ToastOptions = {
  /** Information comes at the top if absent, errors and notices at the bottom. */
  readonly place?: ToastPlace | undefined;
  readonly action?: ReactNode;
  /** In ms; 4000 for errors and 3000 for others if absent. */
  readonly lasts?: number | undefined;
  /** A second toast of the same key takes the place of the first. */
  readonly key?: string | undefined;
};

export type ToastMessage = ToastOptions & {
  readonly id: string;
  readonly tone: ToastTone;
  readonly words: ReactNode;
  readonly place: ToastPlace;
  readonly lasts: number;
};

export type Toasts = {
  /** Each returns a function that takes the toast away. */
  readonly error: (words: ReactNode, options?: ToastOptions) => () => void;
  readonly info: (words: ReactNode, options?: ToastOptions) => () => void;
  readonly notice: (words: ReactNode, options?: ToastOptions) => () => void;
};

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}

const lasting: Readonly<Record<ToastTone, number>> = { error: 4000, info: 3000, notice: 3000 };

export function toastMessage(id: string, tone: ToastTone, words: ReactNode, options: ToastOptions = {}): ToastMessage {
  return {
    ...options,
    id: options.key ?? id,
    tone,
    words,
    place: options.place ?? (tone === 'info' ? 'top' : 'bottom'),
    lasts: options.lasts ?? lasting[tone],
  };
}
