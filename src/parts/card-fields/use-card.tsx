import { type ReactNode, useRef } from 'react';
import { LateNotice } from '#web/lib/late/late-notice.tsx';
import { latePart } from '#web/lib/late/late-part.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { CardAnswer, CardForm, CardSite } from './card-form.ts';
import type { SandboxCardFormProps } from './sandbox-card-form.tsx';
import type { StripeCardFormProps } from './stripe-card-form.tsx';
import { CardFormLoading } from './card-form-loading.tsx';

const whileLate = {
  loading: () => <CardFormLoading />,
  failed: (_props: object, again: () => Promise<void>) => <LateNotice again={again} />,
};
const SandboxCardForm = latePart<SandboxCardFormProps>(
  async () => (await import('./sandbox-card-form.tsx')).SandboxCardForm,
  whileLate,
);
const StripeCardForm = latePart<StripeCardFormProps>(
  async () => (await import('./stripe-card-form.tsx')).StripeCardForm,
  whileLate,
);

/** The card form of the site's provider, and the way to get the typed card as the provider's own name for it. */
export function useCard({ payments, stripePublishableKey }: CardSite): {
  /** The form; `takesFocus`: its number has the focus as soon as it is there, where nothing else has it. */
  element(takesFocus?: boolean): ReactNode;
  tokenize(): Promise<CardAnswer>;
  check(): string | null;
  focus(): void;
} {
  const t = useTexts('booking');
  const form = useRef<CardForm>(null);
  return {
    element: (takesFocus) =>
      payments === 'stripe' && stripePublishableKey !== null ? (
        <StripeCardForm ref={form} takesFocus={takesFocus} publishableKey={stripePublishableKey} />
      ) : (
        <SandboxCardForm ref={form} takesFocus={takesFocus} />
      ),
    tokenize: () => form.current?.tokenize() ?? Promise.resolve({ ok: false, message: t('cardLoading') }),
    check: () => (form.current ? form.current.check() : t('cardLoading')),
    focus: () => form.current?.focus(),
  };
}
