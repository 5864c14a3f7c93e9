import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/chip/chip.tsx';

type ConnectionChipProps = {
  /** Since when Guesty refuses what it is shown; null while it answers. */
  readonly refusedAt: string | null;
  readonly className?: string | undefined;
};

/** Whether a connection is used, or broken since Guesty refuses its token. */
export function ConnectionChip({ refusedAt, className }: ConnectionChipProps) {
  const t = useTexts('integrations');
  return (
    <Chip
      tone={refusedAt === null ? 'brand' : 'danger'}
      icon={refusedAt === null ? CircleCheck : CircleAlert}
      className={className}
    >
      {t(refusedAt === null ? 'active' : 'broken')}
    </Chip>
  );
}
