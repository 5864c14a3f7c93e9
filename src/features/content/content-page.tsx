import { Scene } from '#web/drawings/scene.tsx';
import { ContentBlock } from './content-block.tsx';
import { GuidePage, type GuidePageProps } from './guide/guide-page.tsx';
import { PartLine } from './part-line.tsx';
import { sceneOf } from './scene-of.ts';
import { useFollowLinks } from './use-follow-links.ts';
import styles from './content.module.css';
import type { ContentView } from './content-view.ts';

/** A page of the content system; those of cities and places have a frame of their own. */
export function ContentPage({ page, guide, live }: GuidePageProps) {
  if (page.pageType !== 'city' && page.pageType !== 'place') return <TextPage page={page} />;
  return <GuidePage key={page.url} page={page} guide={guide} live={live} />;
}

/** A page of text with blocks between. Its HTML was made and escaped on the server. */
export function TextPage({ page }: { readonly page: ContentView }) {
  const follow = useFollowLinks();
  const picture = sceneOf(page.background);
  return (
    <article className={styles.page} lang={page.language} onClick={follow}>
      {picture !== undefined && (
        <div className={styles.picture}>
          <Scene name={picture} wide width={588} height={216} />
        </div>
      )}
      <h1 className={styles.title}>{page.title}</h1>
      {page.parts.map((part, index) =>
        part.kind === 'html' ? (
          <div key={index} className={styles.text} dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <PartLine key={index} line={part.line}>
            <ContentBlock name={part.name} settings={part.settings} page={page} />
          </PartLine>
        ),
      )}
    </article>
  );
}
