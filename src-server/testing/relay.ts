import { connect, createServer, type Socket } from 'node:net';

interface Relay {
  /** The server's address by way of the relay. */
  readonly url: string;
  /** From now on nothing passes, and neither side hears of it: a machine that lost its power. */
  fallSilent(): void;
  /** From now on every connection is cut and refused: a server that has ended. */
  cut(): void;
  /** From now on a connection is cut when these bytes are sent to the server, which does not get them. */
  cutAt(bytes: string): void;
  /** The same, but the server gets them and does its work: its answer is lost. */
  cutBehind(bytes: string): void;
  /** All is well again. */
  restore(): void;
  close(): void;
}

/** Stands between a test and a server, to be the network that fails. */
export async function startRelay(target: string): Promise<Relay> {
  const url = new URL(target);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  let state: 'open' | 'silent' | 'cut' = 'open';
  let cutBytes: string | null = null;
  let isBehind = false;
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer((socket) => {
    if (state === 'cut') return void socket.destroy();
    const onward = connect(Number(port), hostname);
    let isLost = false;
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (data: Buffer) => {
        const isMeant = cutBytes !== null && from === socket && data.includes(cutBytes);
        if (isLost || (isMeant && !isBehind)) return void socket.destroy();
        isLost = isMeant;
        if (state === 'open') to.write(data);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay does not listen');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    fallSilent: () => {
      state = 'silent';
    },
    cut: () => {
      state = 'cut';
      destroyAll();
    },
    cutAt: (bytes) => {
      cutBytes = bytes;
      isBehind = false;
    },
    cutBehind: (bytes) => {
      cutBytes = bytes;
      isBehind = true;
    },
    restore: () => {
      cutBytes = null;
      // Who waits in silence would not notice.
      if (state === 'silent') destroyAll();
      state = 'open';
    },
    close: () => {
      destroyAll();
      server.close();
    },
  };
}
