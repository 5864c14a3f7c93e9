import { Check, Copy, Minus, TriangleAlert, Undo2 } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';

type Became = Outputs['admin']['events']['list']['events'][number]['became'];

/** How what an event became is shown. */
export const becameLooks = {
  done: { tone: 'plain', icon: Check },
  seen: { tone: 'outline', icon: Copy },
  ignored: { tone: 'outline', icon: Minus },
  refunded: { tone: 'ticket', icon: Undo2 },
  failed: { tone: 'danger', icon: TriangleAlert },
} as const;

/** What an event became, in words. */
export function useBecameWords(): Readonly<Record<Became, string>> {
  const t = useTexts('adminEvents');
  return {
    done: t('done'),
    seen: t('seen'),
    ignored: t('ignored'),
    refunded: t('refunded'),
    failed: t('failedEvent'),
  };
}
