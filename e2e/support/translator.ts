/**
 * In a page: does what a browser's translator does to it, with words that stay as they are: each text is taken out and two
 * `font` stand in its place, again for what comes later.
 * @param options from when on: `start`, as soon as the page is there, or `alive`, once it has come to life
 */
export function translatePage({ from }: { readonly from: string }): void {
  const isLeftAlone = (element: Element): boolean => element.closest('script, style, textarea, font, title') !== null;
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement === null || isLeftAlone(text.parentElement)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.before(outer);
      text.remove();
    }
  };
  const begin = (): void => {
    document.documentElement.lang = 'ja';
    document.documentElement.classList.add('translated-ltr');
    translate();
    let later: ReturnType<typeof setTimeout>;
    const soon = (): void => {
      clearTimeout(later);
      later = setTimeout(translate, 60);
    };
    new MutationObserver(soon).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  const isTime = () =>
    from === 'alive'
      ? 'ready' in (document.documentElement?.dataset ?? {})
      : document.readyState !== 'loading' && document.body !== null;
  let hasBegun = false;
  const look = (): void => {
    if (!isTime() || hasBegun) return;
    hasBegun = true;
    wait.disconnect();
    begin();
  };
  const wait = new MutationObserver(look);
  wait.observe(document, { childList: true, subtree: true, attributes: true });
  // After what the page itself does then.
  document.addEventListener('readystatechange', () => setTimeout(look));
}
