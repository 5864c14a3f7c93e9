import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Weak, because the same answer may travel compressed or not. */
const tagOf = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;

/** Whether `If-None-Match` names the answer, by a list of tags or `*`. */
const isKnown = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined &&
  asked.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag.slice(2));

/** Answers a read, JSON as text, with its tag, or with 304 and nothing where the client has that very answer. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = tagOf(text);
  reply.header('etag', tag).header('vary', 'accept-language');
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
