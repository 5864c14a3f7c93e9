import { useEffect, useState } from 'react';
import { useSite } from '#web/lib/viewer.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Opens and closes the chat widget that a setting names; without one it is there and says that it is off. */
export function SupportButton({
  className,
  caps = false,
}: {
  readonly className?: string | undefined;
  readonly caps?: boolean;
}) {
  const t = useTexts('common');
  const { chatWidgetUrl } = useSite();
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (!wanted || chatWidgetUrl === null || document.querySelector('script[data-chat]')) return;
    const script = document.createElement('script');
    script.src = chatWidgetUrl;
    script.async = true;
    script.dataset.chat = '';
    document.head.append(script);
  }, [wanted, chatWidgetUrl]);

  const toggle = () => {
    setWanted(true);
    globalThis.dispatchEvent(new CustomEvent('chat:toggle'));
  };
  return (
    <button
      type="button"
      className={className}
      aria-disabled={chatWidgetUrl === null || undefined}
      title={chatWidgetUrl === null ? t('supportOff') : undefined}
      onClick={chatWidgetUrl === null ? undefined : toggle}
    >
      {t(caps ? 'menuSupport' : 'support')}
    </button>
  );
}
