/**
 * What asks for a page's scripts, as a script in the page, once it is painted: before, they would share the line with its
 * styles and pictures. Takes the entry's address and those of all that it is not alive without.
 */
export const startAfterPaint = (entry: string, scripts: readonly string[]): string => `((entry, scripts) => {
  const start = () => {
    for (const href of scripts)
      setTimeout(() => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })));
    setTimeout(() => {
      const script = Object.assign(document.createElement('script'), { type: 'module', src: entry });
      script.dataset.entry = '';
      document.head.append(script);
    });
  };
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
  else start();
})(${JSON.stringify(entry)}, ${JSON.stringify(scripts)})`;
