interface Page {
  readonly status: number;
  readonly html: string;
}

/** The page runs no script and loads nothing; its forms go back to where it came from. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/** Whether a browser may be sent there: a path of this site and nothing else. */
export function isRelativePath(text: string): boolean {
  if (!/^\/(?![/\\])[^\\\s]*$/.test(text)) return false;
  const base = 'http://relative.invalid';
  return URL.canParse(text, base) && new URL(text, base).origin === base;
}

/** Asks the payer to play the bank: authenticate, or not. */
export function questionPage(amount: string | null, action: string): Page {
  const purpose = amount === null ? 'to keep your card for later payments' : `for a test payment of ${escape(amount)}`;
  return page(
    200,
    'Authenticate your card',
    `<p>Your bank asks you to authenticate ${purpose}. This is a test page: no real money moves.</p>
    <form method="post" action="${escape(action)}">
      <button name="result" value="complete">Complete authentication</button>
      <button name="result" value="fail" class="second">Fail authentication</button>
    </form>`,
  );
}

/** Says one thing and asks nothing. */
export function sentencePage(status: number, title: string, sentence: string): Page {
  return page(status, title, `<p>${escape(sentence)}</p>`);
}

function page(status: number, title: string, body: string): Page {
  return {
    status,
    html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escape(title)}</title>
  <style>
    :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
    body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
    main { max-width: 26rem; padding: 1.5rem; }
    h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 0.75rem; }
    form { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
    button { font: inherit; min-height: 3rem; padding: 0 1rem; border-radius: 0.5rem; cursor: pointer;
      border: 2px solid CanvasText; background: CanvasText; color: Canvas; }
    button.second { background: Canvas; color: CanvasText; }
    button:focus-visible { outline: 3px solid Highlight; outline-offset: 3px; }
  </style>
</head>
<body>
  <main>
    <h1>${escape(title)}</h1>
    ${body}
  </main>
</body>
</html>
`,
  };
}

function escape(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
