declare global {
  /** What a translator put where a text was, by the text, and the text by what was put there. */
  var standIns: WeakMap<Node, ChildNode> | undefined;
}

/**
 * In the page's head: remembers what translators of browsers (Chrome's, Edge's) put in the place of each text: a `font`, next to
 * the text that they take out, or in one step with it. They begin when the page has been read, before which every element
 * of it would be looked at here.
 */
export const rememberTexts =
  '(m=>{const o=new MutationObserver(rs=>{for(const{removedNodes:[t],addedNodes:[a],previousSibling:p,nextSibling:n}of rs)' +
  "for(const f of t&&t.nodeType===3?[a,p,n]:[])if(f&&f.nodeName==='FONT'&&!m.has(f)){m.set(t,f);m.set(f,t);break}})" +
  ";document.addEventListener('readystatechange',()=>o.observe(document,{childList:true,subtree:true}),{once:true})})(standIns=new WeakMap)";

const standInOf = (node: Node): ChildNode | undefined => globalThis.standIns?.get(node);

/** Puts back what a translator took out of a part, which can come to life then. It is translated once more. */
function putBackTexts(part: Element): void {
  for (const font of part.querySelectorAll('font')) {
    const text = standInOf(font);
    if (text !== undefined) font.replaceWith(text);
  }
}

/** The child of a parent that stands for a text of ours, or is what a translator put around it; `null` for none. */
function childFor(parent: Node, text: Text): ChildNode | null {
  let at: ChildNode | null = text.parentNode === null ? (standInOf(text) ?? null) : text;
  while (at !== null && at.parentNode !== parent)
    at = at.parentNode?.nodeName === 'FONT' ? (at.parentNode as Element) : null;
  return at;
}

/**
 * Lets React go on where a translator has taken its texts out: React holds on to each text, and fails at taking out, or
 * setting something before, what is no longer there; what it writes into such a text would be seen by no one, and a price
 * stay as it was.
 */
export function outliveTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    // What is no text is the caller's own mistake.
    if (child.parentNode === this || !(child instanceof Text)) return removeChild.call(this, child) as Child;
    childFor(this, child)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    const isThere = !(before instanceof Text) || before.parentNode === this;
    return insertBefore.call(this, node, isThere ? before : childFor(this, before)) as Child;
  };
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get,
    set(this: Text, value: string) {
      set?.call(this, value);
      standInOf(this)?.replaceWith(this);
    },
  });
}

/** Puts the texts of a part back as often as a translator takes them out, until the part has come to life. */
export function keepTexts(part: Element, isAlive: () => boolean): void {
  putBackTexts(part);
  const watch = new MutationObserver(() => {
    if (isAlive()) watch.disconnect();
    else putBackTexts(part);
  });
  watch.observe(part, { childList: true, subtree: true });
}
