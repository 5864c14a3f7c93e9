import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '#web/features/admin/coupons/coupons-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/coupons')({
  staticData: { areas: ['adminCoupons'] },
  loader: ({ context }) => context.api.admin.coupons.list.ensureData(),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminCoupons').title)),
  component: CouponsPage,
});
