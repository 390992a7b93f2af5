import { matchRoute, type Parser } from 'wouter';
import type { PageParams } from './lazy-page.tsx';
import { type PageRoute, ROUTES } from './routes.tsx';

interface FoundPage {
  route: PageRoute;
  /** Decoded: `a b` where the path has `a%20b`. */
  params: PageParams;
  /** The path that the redirects of the table lead to; without any the requested one. */
  path: string;
}

/** The page of a path, the first in the table that matches; undefined where there is none (NAV-41). */
export function pageAt(parser: Parser, path: string): FoundPage | undefined {
  for (const route of ROUTES) {
    const [matches, found] = matchRoute(parser, route.path, path);
    if (!matches) continue;
    const params = found as PageParams;
    return 'to' in route ? pageAt(parser, route.to(params)) : { route, params: decoded(params), path };
  }
  return undefined;
}

const decoded = (params: PageParams): PageParams =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value && textOf(value)]));

/** A value that can't be decoded stays as it is. */
function textOf(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
