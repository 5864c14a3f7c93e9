import { ImageUp } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import styles from './company-logo.module.css';

/** What the server takes: larger files are refused there too. */
const MAX_BYTES = 10_000_000;

type CompanyLogoProps = {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
};

/** The company's picture: the one that is kept, or the one that was chosen and is sent with 'Save changes'. */
export function CompanyLogo({ name, logoUrl, file, onFile }: CompanyLogoProps) {
  const t = useTexts('accounts');
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);
  const preview = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  useEffect(
    () => () => {
      if (preview !== null) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  const choose = (chosen: File | undefined) => {
    const isPicture = chosen !== undefined && chosen.type.startsWith('image/') && chosen.size <= MAX_BYTES;
    setIsWrong(chosen !== undefined && !isPicture);
    onFile(isPicture ? chosen : null);
  };
  return (
    <div className={styles.logo}>
      <Avatar name={name} src={preview ?? logoUrl} size={64} />
      <div>
        <label htmlFor={id} className={styles.label}>
          <Icon of={ImageUp} size={18} />
          {t('companyLogo')}
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          className={styles.input}
          aria-describedby={`${id}-state`}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        <p id={`${id}-state`} role="status" className={isWrong ? styles.wrong : styles.soft}>
          {isWrong ? t('imageFailed') : file !== null ? file.name : t('companyLogoHint')}
        </p>
      </div>
    </div>
  );
}
