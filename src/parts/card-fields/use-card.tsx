import { type ReactNode, useRef } from 'react';
import { LateNotice, latePart } from '#web/lib/late.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { CardAnswer, CardForm, CardSite } from './card-form.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import type { StripeCardFormProps } from './stripe-card-form.tsx';
import { CardFormLoading } from './card-form-loading.tsx';

const StripeCardForm = latePart<StripeCardFormProps>(
  async () => (await import('./stripe-card-form.tsx')).StripeCardForm,
  { loading: () => <CardFormLoading />, failed: (_props, again) => <LateNotice again={again} /> },
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
