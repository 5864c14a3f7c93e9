import { createFileRoute } from '@tanstack/react-router';
import { PartnerFrame } from '#web/features/partner/shell/partner-frame.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { requireViewer } from '#web/lib/require-viewer.ts';

export const Route = createFileRoute('/account')({
  staticData: { areas: ['partner', 'dashboard', 'account', 'listing', 'errors'] },
  beforeLoad: async (asked) => ({ isPartner: (await requireViewer(asked)).viewer.isPartner }),
  head: ({ matches, match }) => ({
    meta: [
      ...pageHead(matches, String(match.context.texts.of('account').title)).meta,
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: PartnerFrame,
});
