import { comeToLife } from '#web/features/chrome/come-to-life.tsx';
import { takeCouponFrom } from '#web/parts/filter/coupon.ts';
import { createSiteRouter } from './router.tsx';
import '#web/ui/tokens.css';
import '#web/ui/base.css';

takeCouponFrom(location.search);
comeToLife(createSiteRouter);
