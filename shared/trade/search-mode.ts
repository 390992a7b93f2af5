import type { SearchMode } from '../contract/rate-search.ts';

interface Asked {
  mode?: string | null | undefined;
  container_type?: string | null | undefined;
}

/** How a quote's freight is searched for. */
export const searchModeOf = ({ mode, container_type }: Asked): SearchMode => {
  if (mode === 'Air') return 'Air';
  return container_type === 'LCL' ? 'LCL' : 'FCL';
};
