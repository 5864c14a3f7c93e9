import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import type { CardAnswer, CardForm, CardSite } from './card-form.ts';
import styles from './card-fields.module.css';

const SandboxCardForm = lazy(() =>
  import('./sandbox-card-form.tsx').then(({ SandboxCardForm: form }) => ({ default: form })),
);
const StripeCardForm = lazy(() =>
  import('./stripe-card-form.tsx').then(({ StripeCardForm: form }) => ({ default: form })),
);

/** The card form of the site's provider, and the way to get the typed card as the provider's own name for it. */
export function useCard({ payments, stripePublishableKey }: CardSite): {
  readonly element: ReactNode;
  tokenize(): Promise<CardAnswer>;
} {
  const t = useTexts('booking');
  const form = useRef<CardForm>(null);
  return {
    element: (
      <Suspense fallback={<CardFormLoading label={t('cardLoading')} />}>
        {payments === 'stripe' && stripePublishableKey !== null ? (
          <StripeCardForm ref={form} publishableKey={stripePublishableKey} />
        ) : (
          <SandboxCardForm ref={form} />
        )}
      </Suspense>
    ),
    tokenize: () => form.current?.tokenize() ?? Promise.resolve({ ok: false, message: t('cardLoading') }),
  };
}

function CardFormLoading({ label }: { readonly label: string }) {
  return (
    <div className={styles.loading}>
      <span className="sr-only" role="status">
        {label}
      </span>
      <Skeleton height={48} radius={10} />
      <Skeleton height={48} radius={10} />
      <Skeleton height={48} radius={10} />
    </div>
  );
}
