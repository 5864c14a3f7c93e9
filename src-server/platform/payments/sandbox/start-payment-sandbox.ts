import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { answerApi } from './api.ts';
import { answerBrowser } from './browser-routes.ts';
import { createContext, type SandboxContext } from './context.ts';
import { freePlatform, type PlatformRules } from './platform-rules.ts';
import { type SettlementName, settlements } from './settlement.ts';
import { openDispute, reopenDispute } from './disputes.ts';
import { openStore } from './store.ts';
import { PAGE_POLICY } from './three-d-secure-page.ts';
import { createWebhookDelivery } from './webhook-delivery.ts';

export interface PaymentSandboxOptions {
  /** File that keeps the state; null keeps it in memory only. */
  readonly statePath: string | null;
  /** Where events are sent; an empty text sends none. */
  readonly webhookUrl: () => string;
  readonly webhookSecret: string;
  readonly clock: Clock;
  readonly log: Log;
  /** 0, the default, takes any free one. */
  readonly port?: number;
  /** Origin under which browsers reach `/sandbox/*`; that of the webhook when left out. */
  readonly publicBase?: () => string;
  /** When money of charges may be sent on, and what of it; `at-once` when left out. */
  readonly settlement?: SettlementName;
  /** The platform's own account; one that may do all when left out. */
  readonly platform?: PlatformRules;
  readonly production: boolean;
  /** The settings ask for the sandbox in so many words. */
  readonly allowed: boolean;
}

type FailureStatus = 409 | 429 | 500 | 503;

export interface PaymentSandbox {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
  /** Delivers an event once more, as the provider may at any time. */
  deliverAgain(eventId: string): void;
  /** The payer tells their bank that they did not pay, or the bank only asks; returns the dispute's id. */
  dispute(
    intentId: string,
    about?: { readonly reason?: string; readonly isInquiry?: boolean; readonly isWhole?: boolean },
  ): string;
  /** The bank disputes what it had only asked about, or had decided. */
  reopenDispute(id: string): void;
  /** Answers the next requests to the API with a failure: too many, a conflict, or one of its own. Nothing happens. */
  failNext(status: FailureStatus, times?: number): void;
  /** Resolves when every event has been delivered or given up. */
  settled(): Promise<void>;
}

const HOST = '127.0.0.1';
const MAX_BYTES = 1_000_000;

/**
 * Starts a stand-in for the card provider: its HTTP API with state, test cards and signed events.
 * @throws in production, unless the settings ask for it.
 */
export async function startPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  if (options.production && !options.allowed) {
    throw new Error('The payment sandbox does not run in production unless PAYMENTS=sandbox asks for it.');
  }
  const { clock, log, webhookUrl, webhookSecret } = options;
  const store = openStore(options.statePath);
  const delivery = createWebhookDelivery({ store, webhookUrl, webhookSecret, clock, log });
  let url = '';
  const publicBase = options.publicBase ?? (() => (webhookUrl() === '' ? url : new URL(webhookUrl()).origin));
  const context = createContext({
    store,
    clock,
    settlement: settlements[options.settlement ?? 'at-once'],
    platform: options.platform ?? freePlatform,
    publicBase,
    onEvent: delivery.deliver,
  });

  let failures: FailureStatus[] = [];
  const server = createServer((request, response) => {
    const failure = request.url?.startsWith('/v1/') ? failures.shift() : undefined;
    if (failure !== undefined) return refuse(response, failure);
    return answer(context, store.save, request, response).catch((error: unknown) => {
      log.error({ error }, 'payment sandbox failed');
      send(
        response,
        500,
        { 'content-type': 'application/json' },
        JSON.stringify({ error: { type: 'api_error', message: 'The sandbox failed.' } }),
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  url = `http://${HOST}:${port}`;
  for (const id of store.state.undelivered) delivery.deliver(id);

  return {
    host: HOST,
    port,
    url,
    deliverAgain(eventId) {
      if (store.state.events[eventId] === undefined) throw new Error(`There is no event ${eventId}.`);
      delivery.deliver(eventId);
    },
    dispute(intentId, { reason = 'fraudulent', ...about } = {}) {
      const charge = Object.values(store.state.charges).find((each) => each.payment_intent === intentId && each.paid);
      if (charge === undefined) throw new Error(`There is no payment ${intentId}.`);
      return openDispute(context, charge, { reason, ...about }).id;
    },
    reopenDispute: (id) => reopenDispute(context, id),
    failNext: (status, times = 1) => {
      failures = Array.from({ length: times }, () => status);
    },
    settled: delivery.settled,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, delivery.stop()]);
      store.save();
      store.flush();
    },
  };
}

function refuse(response: ServerResponse, status: FailureStatus): void {
  const type = status === 429 ? 'rate_limit_error' : status === 409 ? 'idempotency_error' : 'api_error';
  const body = JSON.stringify({ error: { type, message: 'Asked to fail.' } });
  send(response, status, { 'content-type': 'application/json' }, body);
}

async function answer(
  context: SandboxContext,
  save: () => void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  if (body === null) return send(response, 413, {}, '');
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', `http://${HOST}`);
  if (url.pathname.startsWith('/sandbox/')) {
    const given = answerBrowser(context, { method, url, body });
    if (method !== 'GET') save();
    if (given.location !== undefined) return send(response, given.status, { location: given.location }, '');
    if (given.html === undefined) {
      return send(response, given.status, { 'content-type': 'application/json' }, JSON.stringify(given.json ?? {}));
    }
    const page = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY };
    return send(response, given.status, page, given.html);
  }
  const given = answerApi(context, {
    method,
    url,
    body,
    authorization: headers.authorization,
    idempotencyKey: single(headers['idempotency-key']),
    account: single(headers['stripe-account']),
  });
  if (method !== 'GET') save();
  const replay: Record<string, string> = given.replayed ? { 'idempotent-replayed': 'true' } : {};
  return send(
    response,
    given.status,
    { 'content-type': 'application/json', 'request-id': context.newId('req'), ...replay },
    given.body,
  );
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
