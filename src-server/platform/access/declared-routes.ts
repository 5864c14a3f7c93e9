import type { FastifyInstance, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import type { Act } from './act.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route asks of who calls it. */
    readonly act?: Act;
  }
  interface FastifyInstance {
    /** Every route there is, with what it declares. */
    readonly declaredRoutes: readonly DeclaredRoute[];
  }
}

interface DeclaredRoute {
  /** `GET /orders/:id/custody.pdf` */
  readonly name: string;
  readonly act: Act | undefined;
}

/** The options of a route that is for these; of an administrator's, with these parts. */
export const declares = (whose: Act['whose'], parts?: Act['parts']) => ({
  config: { act: parts === undefined ? { whose } : { whose, parts } },
});

const namesOf = ({ method, url }: RouteOptions): readonly string[] => [method].flat().map((each) => `${each} ${url}`);

/** Keeps what each route declares, to be called before there are any; the application does not start with one that declares nothing. */
export function declareRoutes(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  const declared = () => routes.flatMap((route) => namesOf(route).map((name) => ({ name, act: route.config?.act })));
  app.addHook('onRoute', (route) => void routes.push(route));
  app.decorate('declaredRoutes', { getter: declared });
  app.addHook('onReady', async () => {
    const silent = declared().filter(({ act }) => act === undefined);
    if (silent.length > 0)
      throw new Error(`These routes do not declare for whom they are: ${silent.map(({ name }) => name).join(', ')}`);
  });
}

/**
 * Declares the routes that a plugin adds within a scope, which it does not let declare by themselves.
 * @param only those of this method
 */
export function declareAll(scope: FastifyInstance, act: Act, only?: HTTPMethods): void {
  scope.addHook('onRoute', (route) => {
    const isMeant = only === undefined || route.method === only;
    if (isMeant && route.config?.act === undefined) route.config = { ...route.config, act };
  });
}

/** What the route of a request declares. */
export function actOf({ routeOptions: { config, url } }: FastifyRequest): Act {
  if (config.act === undefined) throw new Error(`${url} does not declare for whom it is`);
  return config.act;
}
