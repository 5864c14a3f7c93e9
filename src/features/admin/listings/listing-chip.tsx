import { CircleCheck } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/chip/chip.tsx';

interface ListingChipProps {
  readonly published: boolean;
  readonly bookable: boolean;
  readonly stopped: boolean;
  /** Says both: that it is found, and whether it can be booked. */
  readonly isLong?: boolean;
}

/** Whether a location is found and can be booked. */
export function ListingChip({ published, bookable, stopped, isLong = false }: ListingChipProps) {
  const t = useTexts('adminListings');
  if (stopped) return <Chip tone="danger">{t('isStopped')}</Chip>;
  if (!published) return <Chip tone="outline">{t('isHidden')}</Chip>;
  if (!bookable) return <Chip tone="ticket">{t(isLong ? 'foundNotBookable' : 'notBookable')}</Chip>;
  return (
    <Chip tone="brand" icon={CircleCheck}>
      {t(isLong ? 'foundAndBookable' : 'isBookable')}
    </Chip>
  );
}
