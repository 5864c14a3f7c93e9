/**
 * A stand-in for the script of js.stripe.com with the part of its interface that the page uses. Its fields are plain
 * inputs; what is typed is a payment method's name at the sandbox; its wallet pays with `pm_card_mastercard`.
 */
function installStripe(): void {
  type Handler = (event: Record<string, unknown>) => void;

  const emitter = () => {
    const handlers = new Map<string, Set<Handler>>();
    return {
      on: (name: string, handler: Handler) => void handlers.set(name, (handlers.get(name) ?? new Set()).add(handler)),
      off: (name: string, handler: Handler) => void handlers.get(name)?.delete(handler),
      emit: (name: string, event: Record<string, unknown> = {}) => {
        for (const handler of handlers.get(name) ?? []) handler(event);
      },
    };
  };

  const field = (type: string) => {
    const { on, off, emit } = emitter();
    const input = Object.assign(document.createElement('input'), { name: type });
    input.addEventListener('input', () => {
      emit('change', { elementType: type, complete: input.value.length > 2, empty: input.value === '' });
    });
    return {
      on,
      off,
      mount: (place: HTMLElement) => {
        place.append(input);
        emit('ready');
      },
      focus: () => input.focus(),
      update: () => undefined,
      destroy: () => input.remove(),
      typed: () => input.value,
    };
  };

  const walletButton = ({ paymentRequest }: { paymentRequest: ReturnType<typeof paymentRequestOf> }) => {
    const { on, off, emit } = emitter();
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Pay with a wallet',
    });
    button.addEventListener('click', () => {
      let isPrevented = false;
      emit('click', { preventDefault: () => (isPrevented = true) });
      if (!isPrevented) paymentRequest.pay();
    });
    const mount = (place: HTMLElement) => place.append(button);
    return { on, off, mount, update: () => undefined, destroy: () => button.remove() };
  };

  const paymentRequestOf = (request: {
    total: { amount: number };
    currency: string;
    country: string;
    requestPayerEmail: boolean;
  }) => {
    const { on, off, emit } = emitter();
    return {
      on,
      off,
      canMakePayment: async () => ({ googlePay: true }),
      pay: () => {
        const complete = (status: string) => Object.assign(document.body.dataset, { wallet: status });
        Object.assign(document.body.dataset, { asked: `${request.total.amount} ${request.currency}` });
        const payer = request.requestPayerEmail
          ? { payerName: 'Wanda Wallet', payerEmail: `wanda-${crypto.randomUUID().slice(0, 8)}@example.com` }
          : {};
        emit('paymentmethod', { paymentMethod: { id: 'pm_card_mastercard' }, ...payer, complete });
      },
    };
  };

  const stripe = (key: string) => ({
    elements: () => {
      const made = new Map<string, ReturnType<typeof field>>();
      return {
        create: (type: string, options: never) => {
          if (type === 'paymentRequestButton') return walletButton(options);
          const element = field(type);
          made.set(type, element);
          return element;
        },
        getElement: (type: string) => made.get(type) ?? null,
        update: () => undefined,
      };
    },
    createPaymentMethod: async ({ card }: { card: ReturnType<typeof field> }) => ({
      paymentMethod: { id: card.typed() },
    }),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      await (globalThis as unknown as { answerBank(intent: string): Promise<void> }).answerBank(
        clientSecret.replace(/_secret.*/, ''),
      );
      return {};
    },
    paymentRequest: paymentRequestOf,
    createToken: async () => ({}),
    confirmCardPayment: async () => ({}),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
    key,
  });
  Object.assign(globalThis, { Stripe: stripe });
}

export const stripeScript = `(${installStripe.toString()})()`;
