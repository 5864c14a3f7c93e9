import { useTexts } from '#web/lib/texts.ts';

interface Device {
  readonly program: string | null;
  readonly system: string | null;
}

/** A device in words: 'Firefox on Windows'. */
export function useDeviceWords() {
  const t = useTexts('admin');
  return ({ program, system }: Device): string => {
    if (program === null) return t('unknownDevice');
    return system === null ? program : t('deviceOn', { program, system });
  };
}
