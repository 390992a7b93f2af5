import { matchRoute, type Parser } from 'wouter';
import { type PageProps, type PageRoute, ROUTES } from './routes.tsx';

interface FoundPage {
  route: PageRoute;
  /** As somebody wrote them: `a b`, where the path holds `a%20b`. */
  params: PageProps['params'];
  /** Where the redirects of the table led; else the path that was asked for. */
  path: string;
}

/** The page of a path, the first in the table that matches; undefined where there is none (NAV-41). */
export function pageAt(parser: Parser, path: string): FoundPage | undefined {
  for (const route of ROUTES) {
    const [matches, found] = matchRoute(parser, route.path, path);
    if (!matches) continue;
    const params = found as PageProps['params'];
    return 'to' in route ? pageAt(parser, route.to(params)) : { route, params: decoded(params), path };
  }
  return undefined;
}

const decoded = (params: PageProps['params']): PageProps['params'] =>
  Object.fromEntries(Object.entries(params).map(([name, word]) => [name, word && textOf(word)]));

/** What is no encoding of a text stays as it stands. */
function textOf(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
