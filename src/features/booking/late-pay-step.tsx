import { LateNotice } from '#web/lib/late/late-notice.tsx';
import { latePart } from '#web/lib/late/late-part.tsx';
import type { PayStepProps } from './use-pay-step.ts';

/** Fetches the code of the later steps: while the stay is reviewed, and before one of them is shown. */
export const loadPayStep = () => import('./pay-step.tsx');

/** Contact details and payment, which nobody needs who reviews a stay. */
export const LatePayStep = latePart<PayStepProps>(async () => (await loadPayStep()).PayStep, {
  failed: (_props, again) => <LateNotice again={again} />,
});
