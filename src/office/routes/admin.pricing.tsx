import { createFileRoute } from '@tanstack/react-router';
import { RatesPage } from '#web/features/admin/rates/rates-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/pricing')({
  staticData: { areas: ['adminRates', 'adminCoupons'] },
  loader: ({ context: { api } }) =>
    Promise.all([api.admin.rates.list.ensureData(), api.admin.coupons.list.ensureData()]),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminRates').title)),
  component: RatesPage,
});
