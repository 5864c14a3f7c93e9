declare global {
  /** The button that was pressed last before the page's code came; `null` once something else was done. */
  var earlyPress: HTMLButtonElement | null | undefined;
  /** Radios, boxes, lists and fields of files that were changed before the page's code came, and what was chosen. */
  var earlyChoices: Map<HTMLInputElement | HTMLSelectElement, boolean | string> | undefined;
  /** A person went back or on before the page had come to life: it is loaded anew. */
  var earlyStep: true | undefined;
}

/**
 * In the page's head: a form that only code can post stays as it is; the last press and what was chosen before the page has
 * come to life are remembered, and a step back or on gets the page of its address: the markup that stands there is not its.
 */
export const rememberEarly =
  '(d=>{const at=()=>location.pathname+location.search,first=at(),on=(n,f)=>addEventListener(n,f,true);' +
  "on('submit',(e)=>{if(e.target.method==='post')e.preventDefault()});" +
  "for(const n of['pointerdown','keydown','input'])on(n,(e)=>{if(e.isTrusted)earlyPress=null});" +
  "on('click',({target:t})=>{if(!('alive'in d))earlyPress=t.closest('button')});" +
  "on('change',({target:t})=>{if(!('alive'in d)&&/^(radio|checkbox|file|select-one)$/.test(t.type))(globalThis.earlyChoices??=new Map).set(t,t.checked??t.value)});" +
  "on('popstate',(e)=>{if('alive'in d||at()===first)return;earlyStep=true;e.stopImmediatePropagation();location.reload()})" +
  '})(document.documentElement.dataset)';

const soon = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** React brings a page to life between other work: a browser without it is idle. */
const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 3000 });
    else setTimeout(resolve);
  });

const pointTo = (element: Element | null, name: string) =>
  element?.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true }));

/**
 * Once the frame has come to life: has the page within do so, tells it of what was chosen before, and presses again what
 * was pressed last.
 */
export async function answerEarly(): Promise<void> {
  // From here on React answers to each press itself, within the page too.
  document.documentElement.dataset.alive = '';
  await idle();
  // What is left React brings to life at once for an event of the pointer.
  pointTo(document.querySelector('#content > *'), 'pointerdown');
  // Says to tests and styles that the page answers to the person.
  document.documentElement.dataset.ready = '';
  for (const [input, chosen] of globalThis.earlyChoices ?? []) {
    if (typeof chosen === 'string') input.value = chosen;
    if (input instanceof HTMLSelectElement || input.type === 'file')
      input.dispatchEvent(new Event('change', { bubbles: true }));
    else {
      input.checked = chosen === false;
      input.click();
    }
  }
  globalThis.earlyChoices = undefined;
  await soon();
  const button = globalThis.earlyPress;
  if (button === null || button === undefined) return;
  globalThis.earlyPress = null;
  // Menus and tabs answer to the pointer, before the click.
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) pointTo(button, name);
  button.focus();
  button.click();
}
