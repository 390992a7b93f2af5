import { usePathname } from 'wouter/use-browser-location';
import { BASE_PATH, pathBehind } from './base-path.ts';

/** The path of the open page, as it stands in the address: the router's own hook decodes it. */
export const usePath = (): string => pathBehind(BASE_PATH, usePathname());
