/** How long the first paint is waited for, in ms; browsers that tell of none are few. */
const PATIENCE_MS = 1000;

/**
 * A page's last line: fetches the code that brings it to life, once, after the page has been painted whole. A browser that has
 * the files at once would otherwise run them first and show the page later, and a slow network would bring them beside the
 * styles and fonts that the eye waits for. The first words may be painted before the end of a long page: a frame after this line
 * shows all of it. A paint of the ground alone, which some pages begin with, shows nothing yet. Nothing is painted in a tab that
 * is not seen.
 * @param files addresses of all that will be asked for, so that it comes in one wave; the first is what starts
 * @param ask what else is asked in that wave, as code
 */
export const startScript = (files: readonly string[], ask: string): string =>
  `{const files=${JSON.stringify(files)},entry=files[0],start=()=>{if(files.length>0)${ask}for(const href of files.splice(0))document.head.append(` +
  `Object.assign(document.createElement('link'),{rel:'modulepreload',href,fetchPriority:'low'}));return import(entry)};` +
  `document.hidden?start():(setTimeout(start,${PATIENCE_MS}),` +
  `new PerformanceObserver(paints=>paints.getEntriesByName('first-contentful-paint').length>0&&` +
  `requestAnimationFrame(()=>setTimeout(start))).observe({type:'paint',buffered:true}))}`;
