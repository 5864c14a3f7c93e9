import type { FastifyRequest } from 'fastify';
import type { RestRow } from '#server/platform/rest/rest-row.ts';

type Tree = { [name: string]: Tree | string };

/** Puts `user[first_name]` where a JSON body would have it. */
function place(tree: Tree, name: string, value: string): void {
  const path = name.split(/[[\]]+/).filter((part) => part !== '' && part !== '__proto__');
  let at = tree;
  for (const part of path.slice(0, -1)) {
    const next = Object.hasOwn(at, part) ? at[part] : undefined;
    at = typeof next === 'object' ? next : ((at[part] = {}) as Tree);
  }
  const last = path.at(-1);
  if (last !== undefined) at[last] = value;
}

/**
 * The body of a call that takes `multipart/form-data` or JSON: fields by their bracketed names, and the uploads.
 * @throws the body schema's refusal, or 413 for an upload over the limit.
 */
export async function readMultipart(
  request: FastifyRequest,
  row: RestRow,
): Promise<{ body: unknown; files: Record<string, Buffer> }> {
  const files: Record<string, Buffer> = {};
  let body: unknown = request.body ?? {};
  if (request.isMultipart()) {
    const tree: Tree = {};
    for await (const part of request.parts()) {
      if (part.type === 'file') files[part.fieldname] = await part.toBuffer();
      else place(tree, part.fieldname, String(part.value));
    }
    for (const name of Object.keys(files)) {
      const root = name.split('[')[0] ?? name;
      if (!Object.hasOwn(tree, root)) tree[root] = {};
    }
    body = tree;
  }
  return { body: row.body === undefined ? body : row.body.parse(body), files };
}
