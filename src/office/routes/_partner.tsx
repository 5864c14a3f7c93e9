import { createFileRoute } from '@tanstack/react-router';
import { PartnerFrame } from '#web/features/partner/shell/partner-frame.tsx';
import { requireViewer } from '#web/lib/require-viewer.ts';

/** Pages of partners that stand next to the dashboard. */
export const Route = createFileRoute('/_partner')({
  staticData: { areas: ['partner', 'dashboard', 'integrations', 'errors'] },
  beforeLoad: async (asked) => ({ isPartner: (await requireViewer(asked)).viewer.isPartner }),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: PartnerFrame,
});
