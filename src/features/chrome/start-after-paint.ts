/**
 * What asks for a page's scripts, as a script in the page, once it is painted: before, they would share the line with its
 * styles and pictures, and after it pictures still come first. A tab that is hidden paints nothing and does not wait; a
 * browser that reports no paint waits a second. Takes the entry's address and those of all that it is not alive without.
 */
export const startAfterPaint = (entry: string, scripts: readonly string[]): string => `((entry, scripts) => {
  const add = (name, facts) =>
    document.head.appendChild(Object.assign(document.createElement(name), { fetchPriority: 'low', ...facts }));
  let start = () => {
    start = () => {};
    for (const href of scripts) setTimeout(() => add('link', { rel: 'modulepreload', href }));
    setTimeout(() => (add('script', { type: 'module', src: entry }).dataset.entry = ''));
  };
  if (document.visibilityState === 'hidden') return start();
  new PerformanceObserver(() => start()).observe({ type: 'paint', buffered: true });
  setTimeout(() => start(), 1000);
})(${JSON.stringify(entry)}, ${JSON.stringify(scripts)})`;
