import { expiryOf, type CardField, type TypedCard } from './card-number.ts';

interface SandboxError {
  readonly message?: string;
  readonly param?: string;
}

export type SandboxAnswer =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly message: string | null; readonly field: CardField | null };

const fieldOfParam: Readonly<Record<string, CardField>> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
};

/** Hands a typed test card to the payment sandbox for a token; `message` is null when it gave no words. */
export async function createSandboxToken(typed: TypedCard): Promise<SandboxAnswer> {
  const expiry = expiryOf(typed.expiry);
  const body = {
    number: typed.number.replace(/\D/g, ''),
    exp_month: expiry?.month ?? '',
    exp_year: expiry?.year ?? '',
    cvc: typed.cvc,
  };
  try {
    const response = await fetch('/sandbox/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { id?: string; error?: SandboxError };
    if (answer.id !== undefined) return { ok: true, id: answer.id };
    const field = fieldOfParam[answer.error?.param ?? ''] ?? null;
    return { ok: false, message: answer.error?.message ?? null, field };
  } catch {
    return { ok: false, message: null, field: null };
  }
}
