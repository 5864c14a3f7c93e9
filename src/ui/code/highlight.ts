export type CodeLanguage = 'json' | 'shell' | 'javascript' | 'python' | 'html' | 'http' | 'text';

/** What a piece of code is, which decides its colour. */
type CodeKind = 'plain' | 'key' | 'text' | 'number' | 'name' | 'note';

export interface CodePiece {
  readonly kind: CodeKind;
  readonly text: string;
}

const string = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|` + '`(?:\\\\.|[^`\\\\])*`';
const number = String.raw`(?<![\w.-])-?\d+(?:\.\d+)?\b|\b(?:true|false|null|True|False|None)\b`;
const jsonKey = String.raw`"(?:\\.|[^"\\\n])*"(?=\s*:)`;

/** Of each language its pieces by kind, the first that fits wins; what fits none is plain. */
const grammars: Readonly<Record<CodeLanguage, readonly (readonly [CodeKind, string])[]>> = {
  json: [
    ['key', jsonKey],
    ['text', string],
    ['number', number],
  ],
  shell: [
    ['note', String.raw`(?<=^|\n)#[^\n]*`],
    ['key', jsonKey],
    ['name', String.raw`(?<=^|\n)(?:curl|npm|npx|export)\b`],
    ['text', String.raw`"(?:\\.|[^"\\\n])*"|'[^'\n]*'`],
    ['number', String.raw`(?<![\w.:-])-?\d+(?:\.\d+)?\b|\b(?:true|false|null)\b`],
  ],
  javascript: [
    ['note', String.raw`//[^\n]*`],
    ['name', String.raw`\b(?:await|const|let|import|from|new|return|throw|if|export|function|async)\b`],
    ['key', String.raw`${jsonKey}|[A-Za-z_$][\w$]*(?=\s*:\s)`],
    ['text', string],
    ['number', number],
  ],
  python: [
    ['note', String.raw`#[^\n]*`],
    ['name', String.raw`\b(?:import|from|def|return|raise|if|not|print)\b`],
    ['key', jsonKey],
    ['text', string],
    ['number', number],
  ],
  html: [
    ['note', String.raw`<!--[\s\S]*?-->`],
    ['name', String.raw`</?[\w-]+|/?>`],
    ['text', string],
    ['key', String.raw`[\w-]+(?==)`],
  ],
  http: [
    ['name', String.raw`(?<=^|\n)(?:GET|POST|PUT|PATCH|DELETE)\b`],
    ['key', String.raw`${jsonKey}|(?<=^|\n)[\w-]+(?=: )`],
    ['text', `${string}|(?<=\\n[\\w-]+: )[^\\n]+`],
    ['number', number],
  ],
  text: [],
};

/** The lines of a code, each as pieces with their kinds; together they are the code, letter by letter. */
export function highlight(code: string, language: CodeLanguage): readonly (readonly CodePiece[])[] {
  const lines: CodePiece[][] = [[]];
  const add = (kind: CodeKind, text: string) => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ kind, text: part });
    }
  };
  const grammar = grammars[language];
  if (grammar.length === 0) {
    add('plain', code);
    return lines;
  }
  const any = new RegExp(grammar.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'g');
  let at = 0;
  for (const match of code.matchAll(any)) {
    const [kind] = grammar.find(([name]) => match.groups?.[name] !== undefined) ?? ['plain'];
    add('plain', code.slice(at, match.index));
    add(kind as CodeKind, match[0]);
    at = match.index + match[0].length;
  }
  add('plain', code.slice(at));
  return lines;
}
