import { ApiError } from './api-error.ts';
import type { Endpoint, Endpoints } from './context.ts';

interface Route {
  /** Method and path pattern, as the endpoints name it. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly path: readonly string[];
}

/** Finds the endpoint of a request among `POST /v1/payment_intents/:id/confirm` and the like. */
export function createRouter(endpoints: Endpoints): (method: string, path: string) => Route {
  const routes = Object.entries(endpoints).map(([name, endpoint]) => {
    const [method = '', path = ''] = name.split(' ');
    return { name, method, pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`), endpoint };
  });
  return (method, path) => {
    for (const route of routes) {
      const match = route.method === method ? route.pattern.exec(path) : null;
      if (match) return { name: route.name, endpoint: route.endpoint, path: match.slice(1).map(decodeURIComponent) };
    }
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  };
}
