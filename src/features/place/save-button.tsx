import { Link } from '@tanstack/react-router';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useSaved } from '#web/parts/saved/use-saved.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Tool } from './tool.tsx';

/** Keeps a location in one's list, or takes it off again. */
export function SaveButton({ slug }: { readonly slug: string }) {
  const t = useTexts('place');
  const common = useTexts('common');
  const toast = useToast();
  const { slugs, add, remove } = useSaved();
  const isSaved = slugs?.includes(slug) ?? false;
  const press = async () => {
    try {
      if (isSaved) return await remove(slug);
      await add(slug);
    } catch (error) {
      return toast.error(wireFailure(error, common('somethingWentWrong')).message);
    }
    return toast.info(t('savedNow'), { key: 'saved', action: <Link to="/saved">{t('seeSaved')}</Link> });
  };
  return (
    <Tool
      label={t(isSaved ? 'saved' : 'save')}
      icon={<Icon of={isSaved ? BookmarkCheck : Bookmark} />}
      isOn={isSaved}
      onClick={() => void press()}
    />
  );
}
