import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What the reader of HTTP says of bytes, and how it is answered. */
const refusals: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Address and headers are longer than is read.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not come to its end in time.'],
};

/**
 * Answers what is no request that can be read, before any route knows of it, and hangs up; it says so, because a client
 * that keeps its connection would lose the next request on it.
 */
export function refuseUnread({ code = '' }: Error & { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, error] = refusals[code] ?? [400, 'This is no request.'];
  const body = JSON.stringify({ error });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
