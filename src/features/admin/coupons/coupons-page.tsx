import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { type ChosenCoupon, CouponList, CouponPanel } from './coupon-list.tsx';

/** Discount codes: how often they were used, until when they hold, and their end. */
export function CouponsPage() {
  const t = useTexts('adminCoupons');
  const [chosen, setChosen] = useState<ChosenCoupon>(null);
  return (
    <AdminPage
      title={t('title')}
      hasTimes
      panelWidth={432}
      panel={chosen !== null && <CouponPanel chosen={chosen} onClose={() => setChosen(null)} />}
    >
      <CouponList chosen={chosen} onChoose={setChosen} />
    </AdminPage>
  );
}
