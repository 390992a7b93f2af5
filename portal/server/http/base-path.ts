import type { Config } from '../config.ts';

/** The path of `PUBLIC_URL`, without a slash at its end; empty where there is none. */
export const basePathOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl ? new URL(publicUrl).pathname.replace(/\/$/, '') : '';

/**
 * A request's address as the routes know it, whether the proxy in front handed the path of `PUBLIC_URL` on or removed it.
 * No route begins with that path, which the type of the setting makes sure of, so either is told from the other.
 */
export function withoutBasePath(basePath: string, url: string): string {
  const rest = url.slice(basePath.length);
  if (!url.startsWith(basePath) || !/^([/?]|$)/.test(rest)) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
