import { cpuMilliseconds } from './cpu-time.ts';
import { fetchAll } from './load.ts';
import { median } from './median.ts';

export interface Measured {
  readonly ratio: number;
  readonly milliseconds: number;
}

interface RatioOptions {
  readonly base: string;
  readonly server: number;
  readonly postmaster: number;
  readonly rounds: number;
  /** Address of request number n. */
  readonly path: (number: number) => string;
  readonly bare: (number: number) => string;
  readonly requests: number;
  readonly bareRequests: number;
  readonly encoding?: string;
  /** Whose requests they are; bare ones have no session. */
  readonly cookie?: string | undefined;
}

const AT_ONCE = 4;

/** CPU time of a request as a multiple of a bare one's: medians over alternating rounds. */
export async function cpuRatio(options: RatioOptions): Promise<Measured> {
  const {
    base,
    server,
    postmaster,
    rounds,
    path,
    bare,
    requests,
    bareRequests,
    encoding = 'identity',
    cookie,
  } = options;
  const perRequest = async (address: (number: number) => string, count: number, from: number) => {
    const paths = Array.from({ length: count }, (_, index) => address(from + index));
    const before = cpuMilliseconds(server, postmaster);
    await fetchAll(base, paths, AT_ONCE, { encoding, cookie });
    return (cpuMilliseconds(server, postmaster) - before) / count;
  };
  // Both equally warm: connections, plans, compiled code.
  await perRequest(bare, Math.ceil(bareRequests / 2), 0);
  await perRequest(path, bareRequests, 0);
  const ratios: number[] = [];
  const milliseconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const unit = await perRequest(bare, bareRequests, 0);
    const taken = await perRequest(path, requests, round * requests);
    ratios.push(taken / unit);
    milliseconds.push(taken);
  }
  return { ratio: median(ratios), milliseconds: median(milliseconds) };
}
