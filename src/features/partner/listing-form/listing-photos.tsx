import { kindFor } from '#web/drawings/storefront/kinds.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ListingFields } from './form-fields.ts';
import { Photos } from './photos.tsx';

interface ListingPhotosProps {
  readonly shop: Pick<ListingFields['values'], 'businessTypeId' | 'alternativeName' | 'name'>;
  readonly imageIds: readonly string[];
  readonly note?: string | undefined;
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
}

/** The photos of the form, with the drawn shop of its kind and name until there is one. */
export function ListingPhotos({ shop, ...photos }: ListingPhotosProps) {
  const t = useTexts('listingForm');
  const [types] = trpc.search.businessTypes.useSuspenseQuery();
  const { businessTypeId, alternativeName, name } = shop;
  const type = types.find(({ id }) => id === businessTypeId)?.type ?? null;
  return <Photos {...photos} storefront={{ kind: kindFor(type), name: alternativeName || name || t('shop') }} />;
}
