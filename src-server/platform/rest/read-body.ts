import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import { malformedBody } from '#server/platform/errors/common.errors.ts';
import { MOST_DEEP } from '#server/platform/http/most-deep.ts';
import { readFile } from '#server/platform/http/read-file.ts';
import type { RestRow } from './rest-row.ts';
import { readerOf } from './from-text.ts';

/** Brackets become objects and lists, as in `booking[user][email]` and `toCreate[0][day]`. */
const FORM = { depth: 6, parameterLimit: 1000, arrayLimit: 200, allowPrototypes: false } as const;

export const parseForm = (text: string): Record<string, unknown> => qs.parse(text, FORM);

export type Uploads = Readonly<Record<string, Buffer>>;

/** `null` for a field is the same as none. @throws AppError 400 for values within more others than anything asked for. */
function withoutNulls(value: unknown, room: number = MOST_DEEP): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (room === 0) throw malformedBody('JSON');
  if (Array.isArray(value)) return value.map((each) => withoutNulls(each, room - 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (each === null ? [] : [[name, withoutNulls(each, room - 1)]])),
  );
}

async function readMultipart(request: FastifyRequest, row: RestRow): Promise<{ form: unknown; uploads: Uploads }> {
  const uploads: Record<string, Buffer> = {};
  const fields: string[] = [];
  const add = (name: string, value: string) => fields.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  for await (const part of request.parts()) {
    if (part.type === 'field') add(part.fieldname, String(part.value));
    else if (row.uploads?.includes(part.fieldname)) uploads[part.fieldname] = await readFile(part);
    else part.file.resume();
  }
  const form = parseForm(fields.join('&'));
  // What an upload belongs to is in the body also where it is all that came.
  for (const name of Object.keys(uploads)) form[name.split('[')[0] ?? name] ??= {};
  return { form, uploads };
}

/**
 * What reads address and body of a row's calls into what its schemas expect, whatever the client sent: JSON, a form, or
 * multipart. It leaves them with the request and answers with the uploads of a multipart body by their field's name.
 * @throws the multipart reader's refusal of a broken body, or one over the limits.
 */
export function inputReader(row: RestRow): (request: FastifyRequest) => Promise<Uploads> {
  const queryFromText = readerOf(row.query);
  const bodyFromText = readerOf(row.body);
  return async (request) => {
    const [, search = ''] = request.url.split('?', 2);
    // Names without brackets have been read as they come.
    request.query = queryFromText(/\[|%5b/i.test(search) ? parseForm(search) : request.query);
    if (request.isMultipart()) {
      const { form, uploads } = await readMultipart(request, row);
      request.body = bodyFromText(form);
      return uploads;
    }
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const body = isForm ? bodyFromText(request.body) : withoutNulls(request.body);
    request.body = row.body !== undefined && (body === undefined || body === null) ? {} : body;
    return {};
  };
}
