import type { FastifyInstance } from 'fastify';

/** The value of `Allow` for a path, or undefined where nothing is. */
export type FindAllowed = (path: string) => string | undefined;

/** Watches what is registered from now on, so that a path answers 405 to the methods that it does not have, and no other does. */
export function watchMethods(app: FastifyInstance): FindAllowed {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = routes.get(url) ?? { pattern: toPattern(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    routes.set(url, known);
  });
  return (path) => {
    const methods = new Set<string>();
    for (const route of routes.values())
      if (route.pattern.test(path)) for (const method of route.methods) methods.add(method);
    return methods.size === 0 ? undefined : [...methods].sort().join(', ');
  };
}

/** `:name` is one part of a path, or a part of one. */
function toPattern(url: string): RegExp {
  const parts = url.split(/:\w+/).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+?')}/?$`);
}
