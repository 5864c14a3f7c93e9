import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';

const within = new AsyncLocalStorage<true>();

const { transactional } = EntityManager.prototype;
EntityManager.prototype.transactional = function known<Result>(
  this: EntityManager,
  work: (em: EntityManager) => Result | Promise<Result>,
  ...options: unknown[]
): Promise<Result> {
  const noted = (em: EntityManager) => within.run(true, () => work(em));
  return Reflect.apply(transactional, this, [noted, ...options]) as Promise<Result>;
};

/**
 * A service of others that fails the test which asks it while a transaction is open: what it does is not taken back with
 * the transaction, and a slow answer would hold rows and a connection.
 */
export const outsideOfTransactions = <Service extends object>(name: string, service: Service): Service =>
  new Proxy(service, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]): unknown => {
        if (within.getStore()) throw new Error(`${name}.${String(key)} was called within a transaction`);
        return Reflect.apply(value, target, values);
      };
    },
  });
