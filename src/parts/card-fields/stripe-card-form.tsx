import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { Stripe, StripeElementChangeEvent } from '@stripe/stripe-js';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import type { CardAnswer, CardForm } from './card-form.ts';
import styles from './card-fields.module.css';
import { CardFormLoading } from './card-form-loading.tsx';
import { stripeFor } from './load-stripe.ts';

export type StripeCardFormProps = {
  readonly publishableKey: string;
  /** Whether the number has the focus as soon as it is there, where nothing else has it. */
  readonly takesFocus?: boolean | undefined;
  readonly ref: Ref<CardForm>;
};

/** Stripe's own fields in the page's look. */
export function StripeCardForm({ publishableKey, takesFocus = false, ref }: StripeCardFormProps) {
  const t = useTexts('booking');
  const locale = useLocale();
  const [stripe, setStripe] = useState<Stripe | null | 'loading'>('loading');
  useEffect(() => {
    let isGone = false;
    void stripeFor(publishableKey).then((loaded) => isGone || setStripe(loaded));
    return () => {
      isGone = true;
    };
  }, [publishableKey]);
  if (stripe === 'loading') return <CardFormLoading />;
  if (stripe === null) return <Notice tone="danger">{t('cardUnavailable')}</Notice>;
  return (
    <Elements stripe={stripe} options={{ locale }}>
      <StripeFields takesFocus={takesFocus} ref={ref} />
    </Elements>
  );
}

type Part = 'cardNumber' | 'cardExpiry' | 'cardCvc';
const parts: readonly Part[] = ['cardNumber', 'cardExpiry', 'cardCvc'];
const missing = {
  cardNumber: 'cardNumberIncomplete',
  cardExpiry: 'expiryIncomplete',
  cardCvc: 'cvcIncomplete',
} as const;

/** Stripe's frames cannot read the page's custom properties: they get the colours of now. */
function inkStyle() {
  const read = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return {
    base: { fontSize: '16px', color: read('--ink'), '::placeholder': { color: read('--ink-soft') } },
    invalid: { color: read('--danger') },
  };
}

function StripeFields({ takesFocus, ref }: { readonly takesFocus: boolean; readonly ref: Ref<CardForm> }) {
  const t = useTexts('booking');
  const stripe = useStripe();
  const elements = useElements();
  const box = useRef<HTMLDivElement>(null);
  const [states, setStates] = useState<Partial<Record<Part, StripeElementChangeEvent>>>({});
  const [problems, setProblems] = useState<Partial<Record<Part, string>>>({});
  const [style] = useState(inkStyle);
  const made = useRef<Partial<Record<Part, { focus(): void }>>>({});

  const focusOn = (part: Part) => {
    box.current?.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ block: 'center' });
    made.current[part]?.focus();
  };

  const refuse = (found: Partial<Record<Part, string>>, message: string): CardAnswer => {
    setProblems(found);
    focusOn(parts.find((part) => found[part] !== undefined) ?? 'cardNumber');
    return { ok: false, message };
  };

  /** An empty field is a wrong one too. */
  const focus = () => focusOn(parts.find((part) => !states[part]?.complete) ?? 'cardNumber');

  const check = (): string | null => {
    const found = Object.fromEntries(
      parts.flatMap((part) =>
        states[part]?.complete ? [] : [[part, states[part]?.error?.message ?? t(missing[part])]],
      ),
    ) as Partial<Record<Part, string>>;
    const first = parts.map((part) => found[part]).find((message) => message !== undefined);
    if (first !== undefined) setProblems(found);
    return first ?? null;
  };

  const tokenize = async (): Promise<CardAnswer> => {
    const card = elements?.getElement('cardNumber');
    if (!stripe || !card) return { ok: false, message: t('cardUnavailable') };
    const problem = check();
    if (problem !== null) {
      focus();
      return { ok: false, message: problem };
    }
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
    if (paymentMethod) return { ok: true, card: { kind: 'paymentMethod', id: paymentMethod.id } };
    return refuse({ cardNumber: error.message ?? t('problemWithPayment') }, error.message ?? t('problemWithPayment'));
  };

  useImperativeHandle(ref, () => ({ tokenize, check, focus }));

  const frame = (part: Part) => ({
    'data-part': part,
    'data-invalid': problems[part] === undefined ? undefined : '',
    className: styles.frame,
  });
  const onChange = (part: Part) => (event: StripeElementChangeEvent) => {
    setStates((all) => ({ ...all, [part]: event }));
    setProblems(({ [part]: _solved, ...others }) => others);
  };
  return (
    <div ref={box} className={styles.form}>
      <Field label={t('cardNumber')} error={problems.cardNumber} className={styles.number}>
        <span {...frame('cardNumber')}>
          <CardNumberElement
            options={{ style, showIcon: true }}
            onChange={onChange('cardNumber')}
            onReady={(element) => {
              made.current.cardNumber = element;
              if (takesFocus && document.activeElement === document.body) element.focus();
            }}
          />
        </span>
      </Field>
      <Field label={t('expiryDate')} error={problems.cardExpiry}>
        <span {...frame('cardExpiry')}>
          <CardExpiryElement
            options={{ style }}
            onChange={onChange('cardExpiry')}
            onReady={(element) => (made.current.cardExpiry = element)}
          />
        </span>
      </Field>
      <Field label={t('cvc')} error={problems.cardCvc}>
        <span {...frame('cardCvc')}>
          <CardCvcElement
            options={{ style }}
            onChange={onChange('cardCvc')}
            onReady={(element) => (made.current.cardCvc = element)}
          />
        </span>
      </Field>
      <p className={styles.hint}>{t('secure')}</p>
    </div>
  );
}
