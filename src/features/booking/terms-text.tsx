import type { Locale } from '#shared/messages/text.ts';
import { LateNotice } from '#web/lib/late/late-notice.tsx';
import { latePart } from '#web/lib/late/late-part.tsx';
import { useLocale } from '#web/lib/texts.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import type { TermsSection } from './terms-section.ts';

const load = {
  en: () => import('./terms-en.ts'),
  fr: () => import('./terms-fr.ts'),
  es: () => import('./terms-es.ts'),
} as const satisfies Record<Locale, () => Promise<{ readonly terms: readonly TermsSection[] }>>;

const inLanguage = (locale: Locale) =>
  latePart(
    async () => {
      const { terms } = await load[locale]();
      return () => <Sections sections={terms} />;
    },
    {
      loading: () => <Skeleton height={320} radius={10} />,
      failed: (_props, again) => <LateNotice again={again} />,
    },
  );

const byLocale = { en: inLanguage('en'), fr: inLanguage('fr'), es: inLanguage('es') } as const;

/** The terms' sections in the person's language, fetched when they are first shown. */
export function TermsText() {
  const Text = byLocale[useLocale()];
  return <Text />;
}

function Sections({ sections }: { readonly sections: readonly TermsSection[] }) {
  return sections.map(({ title, paragraphs }, index) => (
    <section key={title}>
      <h3>
        {index + 1}. {title}
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
