import { failureReasonOf } from '#shared/payouts/failure-reason.ts';
import { useTexts } from '#web/lib/texts.ts';

const words = {
  reasonClosed: 'bankClosed',
  reasonUnknown: 'bankUnknown',
  reasonCurrency: 'bankCurrency',
  reasonRefused: 'bankRefused',
  reasonForgotten: 'bankForgotten',
  reasonCalledBack: 'bankCalledBack',
  reasonOurs: 'bankOurs',
} as const;

/** Why a bank gave a payout back, in plain words; in the provider's own where it has no others. */
export function useWhyItCameBack() {
  const t = useTexts('admin');
  return (code: string | null, message: string | null): string => {
    const reason = failureReasonOf(code);
    return reason === 'reasonBank' ? (message ?? code ?? '') : t(words[reason]);
  };
}
