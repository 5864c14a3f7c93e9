import { LateNotice } from '#web/lib/late/late-notice.tsx';
import { latePart } from '#web/lib/late/late-part.tsx';
import type { PayStepProps } from './use-pay-step.ts';

/**
 * Contact details and payment, which no one needs who reviews a stay. Its code is fetched meanwhile, and before one of
 * these steps is shown: the step before stands until then.
 */
export const LatePayStep = latePart<PayStepProps>(async () => (await import('./pay-step.tsx')).PayStep, {
  failed: (_props, again) => <LateNotice again={again} />,
});
