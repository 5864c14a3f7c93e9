import { type Decision, isBefore, type Versions } from './programs.ts';

/** One PostgreSQL under Patroni. */
export interface NodePorts {
  readonly name: string;
  readonly postgres: number;
  readonly rest: number;
}

export interface Ports {
  readonly nodes: readonly NodePorts[];
  readonly etcd: number;
  readonly etcdPeer: number;
  readonly proxy: number;
  readonly pooler: number;
}

export const DATABASE = 'cloakroom';
const HOST = '127.0.0.1';

/** What all nodes agree on; etcd keeps it. */
const shared = {
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 3,
  synchronous_mode: true,
  maximum_lag_on_failover: 1_048_576,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 120,
      wal_log_hints: 'on',
      wal_keep_size: '256MB',
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
      // The journal of the trial's machine, not of production.
      shared_buffers: '128MB',
    },
  },
};

interface NodeSettings {
  readonly node: NodePorts;
  readonly ports: Ports;
  readonly decision: Decision;
  readonly postgresPrograms: string;
  readonly folder: string;
  readonly password: string;
}

/** The settings of one node for Patroni, as JSON, which YAML can read. */
export function patroniSettings({ node, ports, decision, postgresPrograms, folder, password }: NodeSettings): string {
  const account = (username: string) => ({ username, password });
  return JSON.stringify(
    {
      scope: 'cloakroom',
      name: node.name,
      restapi: { listen: `${HOST}:${node.rest}`, connect_address: `${HOST}:${node.rest}` },
      [decision.etcdApi === 'v2' ? 'etcd' : 'etcd3']: { host: `${HOST}:${ports.etcd}` },
      bootstrap: { dcs: shared, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
      postgresql: {
        listen: `${HOST}:${node.postgres}`,
        connect_address: `${HOST}:${node.postgres}`,
        data_dir: `${folder}/${node.name}/data`,
        bin_dir: postgresPrograms,
        pgpass: `${folder}/${node.name}/pgpass`,
        authentication: {
          superuser: account('postgres'),
          replication: account('replicator'),
          rewind: account('rewinder'),
        },
        parameters: { unix_socket_directories: `${folder}/${node.name}` },
        pg_hba: [`host all all ${HOST}/32 scram-sha-256`, `host replication replicator ${HOST}/32 scram-sha-256`],
      },
    },
    null,
    2,
  );
}

export const etcdArguments = (ports: Ports, folder: string, { etcdApi }: Decision): string[] => {
  const client = `http://${HOST}:${ports.etcd}`;
  const peer = `http://${HOST}:${ports.etcdPeer}`;
  return [
    '--name=only',
    `--data-dir=${folder}`,
    '--log-level=warn',
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=only=${peer}`,
    ...(etcdApi === 'v2' ? ['--enable-v2=true'] : []),
  ];
};

/** HAProxy leads to the node that Patroni calls the primary, and cuts what led to another. */
export const haproxySettings = ({ nodes, proxy }: Ports): string => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind ${HOST}:${proxy}
  option httpchk OPTIONS /primary
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, postgres, rest }) => `  server ${name} ${HOST}:${postgres} check port ${rest}\n`).join('')}`;

export const pgbouncerSettings = (
  ports: Ports,
  usersFile: string,
  { pgbouncer }: Pick<Versions, 'pgbouncer'>,
): string => `[databases]
${DATABASE} = host=${HOST} port=${ports.proxy}
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${usersFile}
pool_mode = transaction
default_pool_size = 16
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 5
query_wait_timeout = 15
ignore_startup_parameters = extra_float_digits,options
${isBefore(pgbouncer, '1.21') ? '' : 'max_prepared_statements = 1000\n'}`;
