import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTooLarge, imageFailed } from '#server/platform/errors/common.errors.ts';

/**
 * The whole bytes of a file that was sent. One over the limit comes without its end and, by the pieces it came in, with
 * or without an error of the reader's: what was cut bears a mark, `truncated`.
 * @throws AppError 413 for a file over the limit.
 */
export async function readFile({ file }: Pick<MultipartFile, 'file'>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece as Buffer);
  if (file.truncated) throw fileTooLarge();
  return Buffer.concat(pieces);
}

/** The one file of an upload. @throws AppError 422 for a body without one, 413 for a file over the limit. */
export async function readUpload(request: FastifyRequest): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (part === undefined) throw imageFailed();
  return { name: part.filename, bytes: await readFile(part) };
}
