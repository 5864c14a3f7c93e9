import { Luggage } from 'lucide-react';
import { useState } from 'react';
import { LateNotice, latePart } from '#web/lib/late.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './item-guide.module.css';
import type { ItemGuideProps } from './item-guide.tsx';

const ItemGuide = latePart<ItemGuideProps>(async () => (await import('./item-guide.tsx')).ItemGuide, {
  failed: (_props, again) => <LateNotice again={again} />,
});

type ItemGuideLinkProps = {
  readonly className?: string | undefined;
  /** Among others with icons it has one, too. */
  readonly withIcon?: boolean | undefined;
};

/** 'What counts as one bag': a link that opens the size guide, fetched then. Needs the area `dates`. */
export function ItemGuideLink({ className, withIcon = false }: ItemGuideLinkProps) {
  const t = useTexts('dates');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className ?? styles.link}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {withIcon && <Icon of={Luggage} />}
        {t('whatIsAnItem')}
      </button>
      {wanted && <ItemGuide open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
