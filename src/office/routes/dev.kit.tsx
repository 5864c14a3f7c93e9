import { createFileRoute, notFound } from '@tanstack/react-router';
import { KitPage } from '#web/ui/kit/kit-page.tsx';

/** Every part of the interface on one page, for those who build it. */
export const Route = createFileRoute('/dev/kit')({
  beforeLoad: async ({ context }) => {
    const { hasDevPages } = await context.api.cms.site.ensureData();
    if (!hasDevPages) throw notFound();
  },
  component: KitPage,
});
