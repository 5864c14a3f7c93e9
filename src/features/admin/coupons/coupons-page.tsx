import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { useOpenedBy } from '../kit/use-opened-by.ts';
import { type ChosenCoupon, CouponList, CouponPanel } from './coupon-list.tsx';

/** Discount codes: how often they were used, until when they hold, and their end. */
export function CouponsPage() {
  const t = useTexts('adminCoupons');
  const [isNew, setNew] = useOpenedBy('new');
  const [opened, setOpened] = useState<ChosenCoupon>(null);
  const chosen = isNew ? 'new' : opened;
  const setChosen = (next: ChosenCoupon) => {
    setNew(next === 'new');
    setOpened(next === 'new' ? null : next);
  };
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
