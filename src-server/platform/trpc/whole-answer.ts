import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a procedure's answer whole instead of as a stream: one write with its length, and short ones are not compressed.
 * Answers that are streamed on purpose are no plain JSON and stay as they are.
 */
export async function wholeAnswer(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!(payload instanceof Response) || payload.headers.get('content-type') !== 'application/json') return payload;
  reply.status(payload.status);
  for (const [name, value] of payload.headers) reply.header(name, value);
  return payload.text();
}
