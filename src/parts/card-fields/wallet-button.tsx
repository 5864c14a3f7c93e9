import { Elements, PaymentRequestButtonElement } from '@stripe/react-stripe-js';
import type { PaymentRequest, Stripe } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { WalletRequest } from './card-form.ts';
import styles from './card-fields.module.css';
import { stripeFor } from './load-stripe.ts';

export type WalletButtonProps = WalletRequest & { readonly publishableKey: string };

/** The browser's wallet as a button; nothing where the browser has none. */
export function WalletButton({
  publishableKey,
  amount,
  label,
  country,
  asksPayer,
  mayOpen,
  onCard,
}: WalletButtonProps) {
  const t = useTexts('booking');
  const locale = useLocale();
  const [ready, setReady] = useState<{ stripe: Stripe; request: PaymentRequest } | null>(null);
  const newest = useRef({ onCard });
  useEffect(() => {
    newest.current = { onCard };
  });
  const { minor, currency } = amount;
  useEffect(() => {
    let isGone = false;
    const prepare = async () => {
      const stripe = await stripeFor(publishableKey);
      const request = stripe?.paymentRequest({
        country: country ?? 'CA',
        currency: currency.toLowerCase(),
        total: { label, amount: minor },
        requestPayerName: asksPayer,
        requestPayerEmail: asksPayer,
      });
      if (!stripe || !request || !(await request.canMakePayment().catch(() => null)) || isGone) return;
      request.on('paymentmethod', ({ paymentMethod, payerName, payerEmail, complete }) => {
        const [firstName = '', ...others] = (payerName ?? '').trim().split(/\s+/);
        const payer = { email: payerEmail ?? '', firstName, lastName: others.join(' ') };
        newest.current.onCard({ card: { kind: 'paymentMethod', id: paymentMethod.id }, payer, complete });
      });
      setReady({ stripe, request });
    };
    void prepare();
    return () => {
      isGone = true;
      setReady(null);
    };
  }, [publishableKey, country, currency, minor, label, asksPayer]);
  if (ready === null) return null;
  return (
    <section className={styles.wallet} aria-labelledby="wallet-title">
      <header className={styles.walletHead}>
        <h2 id="wallet-title">{t('walletTitle')}</h2>
        {asksPayer && <p>{t('walletText')}</p>}
      </header>
      <Elements stripe={ready.stripe} options={{ locale }}>
        <PaymentRequestButtonElement
          options={{ paymentRequest: ready.request, style: { paymentRequestButton: { height: '52px' } } }}
          onClick={(event) => {
            if (!mayOpen()) event.preventDefault();
          }}
        />
      </Elements>
      <p className={styles.or}>{asksPayer ? t('orWithDetails') : t('orPayByCard')}</p>
    </section>
  );
}
