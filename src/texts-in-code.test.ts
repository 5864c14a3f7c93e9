import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAst } from 'vite';

/** Names and marks that are the same in every language. */
const allowed = new Set(['Cloakroom', 'km', '© OpenStreetMap']);

const readAloud = /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|placeholder|title|label)$/;

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** The words written down in an expression that is shown as it is. */
function literalsIn(node: Node): readonly string[] {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return (node.quasis as readonly { readonly value: { readonly raw: string } }[]).map(({ value }) => value.raw);
    case 'JSXExpressionContainer':
      return literalsIn(node.expression as Node);
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent as Node), ...literalsIn(node.alternate as Node)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : literalsIn(node.left as Node)), ...literalsIn(node.right as Node)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsIn(node.left as Node), ...literalsIn(node.right as Node)] : [];
    default:
      return [];
  }
}

/** Every text of a component that a person reads or hears and that is written in the component itself. */
function textsIn(node: Node): readonly string[] {
  const own =
    node.type === 'JSXElement' || node.type === 'JSXFragment'
      ? (node.children as readonly Node[]).flatMap(literalsIn)
      : node.type === 'JSXAttribute' && isNode(node.value) && readAloud.test(String((node.name as Node).name))
        ? literalsIn(node.value)
        : [];
  return [...own, ...childrenOf(node).flatMap(textsIn)];
}

const inCode = (code: string): readonly string[] =>
  textsIn(parseAst(code, { lang: 'tsx' }) as unknown as Node)
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !allowed.has(text));

test('a text in a component is found wherever it is written', () => {
  const code =
    "const a = <p title='one'>two {b && 'three'} {`four ${n}`} <img alt={c ? 'five' : d} className='no' />{e ?? 'six'}{f === 'no'}</p>;";
  expect([...inCode(code)].sort()).toEqual(['five', 'four', 'one', 'six', 'three', 'two']);
});

/** The kit's own page is for those who build the site. */
const components = globSync('{src,src-server}/**/*.tsx').filter((path) => !/\.test\.|^src\/ui\/kit\//.test(path));

test('no component has a text of its own', () => {
  expect(components.length).toBeGreaterThan(100);
  const found = components.flatMap((path) => inCode(readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});
