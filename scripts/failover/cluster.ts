import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runStatement } from '#server/platform/postgres/databases.ts';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { type Household, pidIn, signalAll, treeOf } from './household.ts';
import type { Decision, Programs, Versions } from './programs.ts';
import {
  DATABASE,
  etcdArguments,
  haproxySettings,
  type NodePorts,
  patroniSettings,
  pgbouncerSettings,
  type Ports,
} from './settings.ts';

const PASSWORD = 'only-for-this-trial';
const START_MS = 180_000;
/** Twice 17 for each of two processes. */
const CONNECTIONS = 68;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

interface ClusterNode {
  readonly name: string;
  start(): void;
  /** As a machine that lost its power. */
  kill(): void;
  /** As a machine that stands still; `thaw` lets it go on. */
  freeze(): void;
  thaw(): void;
}

/** A program that can be ended and started anew. */
interface Part {
  start(): void;
  kill(): void;
}

export interface Cluster {
  readonly etcd: Part;
  readonly proxy: Part;
  readonly pooler: Part;
  /** The product's address by the proxy, and by pooler and proxy. */
  readonly url: string;
  readonly pooledUrl: string;
  /** The primary first. */
  nodes(): Promise<readonly ClusterNode[]>;
  /** Changes what all nodes agree on. */
  patch(settings: object): Promise<void>;
  /** Hands the part of the primary over to a replica. */
  switchOver(): Promise<void>;
  /** Resolves when there is a primary with two replicas that stream; false where that does not come to be. */
  isWhole(withinMs: number): Promise<boolean>;
}

interface ClusterOptions {
  readonly household: Household;
  readonly programs: Programs;
  readonly versions: Versions;
  readonly decision: Decision;
  readonly say: (text: string) => void;
}

async function findPorts(): Promise<Ports> {
  const ports = new Set<number>();
  while (ports.size < 10) ports.add(await freePort());
  const [etcd = 0, etcdPeer = 0, proxy = 0, pooler = 0, ...rest] = ports;
  const nodes = [0, 1, 2].map((number) => ({
    name: `node${number + 1}`,
    postgres: rest[2 * number] ?? 0,
    rest: rest[2 * number + 1] ?? 0,
  }));
  return { nodes, etcd, etcdPeer, proxy, pooler };
}

/** A program that is started anew by the same words. */
function partOf(start: () => ChildProcess): Part {
  let child: ChildProcess | null = null;
  return {
    start: () => {
      child = start();
    },
    kill: () => void child?.kill('SIGKILL'),
  };
}

/** Brings the cluster up on this machine: etcd, three PostgreSQL under Patroni, HAProxy and pgbouncer. */
export async function openCluster({ household, programs, versions, decision, say }: ClusterOptions): Promise<Cluster> {
  const ports = await findPorts();
  const { folder } = household;
  const etcdFolder = household.makeFolder('etcd');
  const server = (name: string, command: string, args: readonly string[]) =>
    partOf(() => household.start({ name, command, args, isServer: true }));
  const etcd = server('etcd', programs.etcd, etcdArguments(ports, etcdFolder, decision));
  const proxy = server('haproxy', programs.haproxy, [
    '-db',
    '-f',
    household.write('haproxy.cfg', haproxySettings(ports)),
  ]);
  const users = household.write('users.txt', `"${DATABASE}" "${PASSWORD}"\n`);
  const pooler = server('pgbouncer', programs.pgbouncer, [
    household.write('pgbouncer.ini', pgbouncerSettings(ports, users, versions)),
  ]);
  const nodes = ports.nodes.map((node) => {
    household.makeFolder(node.name);
    const data = join(folder, node.name, 'data', 'postmaster.pid');
    household.watchPidFile(data);
    const settings = household.write(
      `${node.name}.yml`,
      patroniSettings({ node, ports, decision, postgresPrograms: programs.postgres, folder, password: PASSWORD }),
    );
    return openNode(node, household, { patroni: programs.patroni, settings, pidFile: data });
  });

  /** What any node says of the whole. */
  async function members(): Promise<readonly Member[]> {
    for (const { rest } of ports.nodes) {
      try {
        const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(1_000) });
        return ((await answer.json()) as { members?: readonly Member[] }).members ?? [];
      } catch {
        // The next one is asked.
      }
    }
    return [];
  }

  async function isWhole(withinMs: number): Promise<boolean> {
    const deadline = Date.now() + withinMs;
    while (Date.now() < deadline) {
      const found = await members();
      const streaming = found.filter(({ role, state }) => role !== 'leader' && /^(streaming|running)$/.test(state));
      const isLed = found.some(({ role, state }) => role === 'leader' && state === 'running');
      if (isLed && streaming.length === 2 && found.some(({ role }) => role === 'sync_standby')) return true;
      await wait(500);
    }
    return false;
  }

  /** The node that calls itself the primary; the one that answers soonest where two do. */
  async function primary(): Promise<NodePorts> {
    const asked = ports.nodes.map(async (node) => {
      const answer = await fetch(`http://127.0.0.1:${node.rest}/primary`, { signal: AbortSignal.timeout(1_000) });
      if (answer.status !== 200) throw new Error(`${node.name} is no primary`);
      return node;
    });
    return Promise.any(asked);
  }

  const restOf = async (method: string, path: string, body: object) => {
    const { rest } = await primary();
    const answer = await fetch(`http://127.0.0.1:${rest}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Patroni answered ${answer.status} to ${path}: ${await answer.text()}`);
  };

  const byPort = (port: number, user: string, database: string) =>
    `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`;

  etcd.start();
  for (const node of nodes) node.start();
  say('Waiting for three PostgreSQL.');
  if (!(await isWhole(START_MS))) throw new Error(`The cluster did not come up; its logs: ${folder}/logs`);
  const own = byPort((await primary()).postgres, 'postgres', 'postgres');
  await runStatement(own, `create role ${DATABASE} login password '${PASSWORD}' connection limit ${CONNECTIONS}`);
  await runStatement(own, `create database ${DATABASE} owner ${DATABASE}`);
  proxy.start();
  pooler.start();
  return {
    etcd,
    proxy,
    pooler,
    url: byPort(ports.proxy, DATABASE, DATABASE),
    pooledUrl: byPort(ports.pooler, DATABASE, DATABASE),
    nodes: async () => {
      const { name } = await primary();
      return [...nodes.filter((node) => node.name === name), ...nodes.filter((node) => node.name !== name)];
    },
    patch: (settings) => restOf('PATCH', '/config', settings),
    switchOver: async () => restOf('POST', '/switchover', { leader: (await primary()).name }),
    isWhole,
  };
}

/** One machine: Patroni with its PostgreSQL. */
function openNode(
  { name }: NodePorts,
  household: Household,
  { patroni, settings, pidFile }: { readonly patroni: string; readonly settings: string; readonly pidFile: string },
): ClusterNode {
  let child: ChildProcess | null = null;
  let frozen: number[] = [];
  const all = () => treeOf([child?.pid ?? 0, pidIn(pidFile) ?? 0]);
  return {
    name,
    start: () => {
      child = household.start({ name, command: patroni, args: [settings], isServer: true });
    },
    kill: () => signalAll(all(), 'SIGKILL'),
    freeze: () => {
      frozen = all();
      signalAll(frozen, 'SIGSTOP');
    },
    thaw: () => signalAll(frozen, 'SIGCONT'),
  };
}
