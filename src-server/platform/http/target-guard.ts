import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Config } from '#server/config.ts';
import { isPublicAddress } from './public-address.ts';

/** Why another person's address is not asked, or how asking it failed. */
export type FetchFailure =
  | 'address'
  | 'private'
  | 'unresolved'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'redirected'
  | 'encoded';

/** A request to an address that a person typed did not come to an answer; `reason` says why, to be shown to people. */
export class GuardedFetchError extends Error {
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure, options?: ErrorOptions) {
    super(`The address was not asked or gave no answer: ${reason}`, options);
    this.name = 'GuardedFetchError';
    this.reason = reason;
  }
}

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export type ResolveHost = (host: string) => Promise<readonly ResolvedAddress[]>;

const resolveHost: ResolveHost = (host) => lookup(host, { all: true });

/** Which machines may be connected to. */
export interface TargetGuard {
  readonly allows: (ip: string) => boolean;
  readonly httpsOnly: boolean;
  /** Asks the name service for every address of a host; the machine's own if absent. */
  readonly resolve?: ResolveHost | undefined;
}

/** What the settings allow: HTTPS to the public internet, or anything where private targets are on. */
export const targetGuard = ({ allowsPrivateTargets }: Pick<Config, 'allowsPrivateTargets'>): TargetGuard =>
  allowsPrivateTargets ? { allows: () => true, httpsOnly: false } : { allows: isPublicAddress, httpsOnly: true };

/** Where databases, queues, caches and machines' own services listen. */
const servicePorts = new Set([
  1433, 1521, 1883, 2049, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 4369, 5432, 5433, 5671, 5672, 5900, 5984, 5985,
  5986, 6379, 6380, 6443, 6432, 7473, 7474, 7687, 8086, 8125, 9042, 9092, 9160, 9200, 9300, 10250, 10255, 11211, 15672,
  25672, 26257, 26379, 27017, 27018, 27019, 28017, 33060, 61616,
]);

/** Ports of web servers; those of mail, databases and other services hold no feed. */
const isWebPort = (port: string): boolean =>
  ['', '80', '443'].includes(port) || (Number(port) >= 1024 && !servicePorts.has(Number(port)));

/**
 * Reads an address that a person typed.
 * @throws GuardedFetchError `address` for what is no plain web address, holds a password, or is not HTTPS where it must be.
 */
export function readTarget(text: string, { httpsOnly }: Pick<TargetGuard, 'httpsOnly'>): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && !httpsOnly);
  if (url === null || !isWeb || url.username !== '' || url.password !== '' || !isWebPort(url.port)) {
    throw new GuardedFetchError('address');
  }
  return url;
}

/**
 * The machines that a web address stands for, each of them allowed. One that is not refuses them all, so that a name with
 * a public and a private address is no way in.
 * @throws GuardedFetchError `unresolved` for an unknown name, `private` for a machine that may not be connected to.
 */
export async function resolveTarget(
  url: URL,
  { allows, resolve = resolveHost }: TargetGuard,
): Promise<readonly ResolvedAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found =
    family === 0
      ? await resolve(host).catch((cause: unknown) => {
          throw new GuardedFetchError('unresolved', { cause });
        })
      : [{ address: host, family }];
  if (found.length === 0) throw new GuardedFetchError('unresolved');
  if (!found.every(({ address }) => allows(address))) throw new GuardedFetchError('private');
  return found;
}
