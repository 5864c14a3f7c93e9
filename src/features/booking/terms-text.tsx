import { LateNotice } from '#web/lib/late.tsx';
import { useLocale } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import styles from './terms.module.css';

/** The text of the page `/terms` in the person's language, fetched when it is first shown. Made and escaped on the server. */
export function TermsText() {
  const locale = useLocale();
  const page = trpc.cms.page.useQuery({ url: '/terms', language: locale }, { staleTime: 300_000 });
  if (page.isError) return <LateNotice again={async () => void (await page.refetch())} />;
  if (page.data === undefined) return <Skeleton height={320} radius={10} />;
  return (
    <article className={styles.text} lang={page.data?.language}>
      {page.data?.parts.map((part, index) =>
        part.kind === 'html' ? <div key={index} dangerouslySetInnerHTML={{ __html: part.html }} /> : null,
      )}
    </article>
  );
}
