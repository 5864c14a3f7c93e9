import { type ShopKind, shopKindOf } from '#shared/partner/shop-kinds.ts';
import { useTexts } from '#web/lib/texts.ts';

/** A kind of shop in words; one that was added later by the name it was given. */
export function useShopKindWords(): (name: string) => string {
  const t = useTexts('shopKinds');
  const words: Readonly<Record<ShopKind, string>> = {
    cafe: t('cafe'),
    bookshop: t('bookshop'),
    barber: t('barber'),
    convenienceStore: t('convenienceStore'),
    hotel: t('hotel'),
    florist: t('florist'),
    recordShop: t('recordShop'),
    laundry: t('laundry'),
    bikeShop: t('bikeShop'),
    souvenirShop: t('souvenirShop'),
    other: t('other'),
  };
  return (name) => {
    const code = shopKindOf(name);
    return code === null ? name : words[code];
  };
}
