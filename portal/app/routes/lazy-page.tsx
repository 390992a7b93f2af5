import { type ComponentType, lazy, useState } from 'react';
import { loadPart } from '../../../shared/i18n/languages.ts';

/** The values in a path by their names in its pattern: `{feature: 'rail_charges'}`. */
export type PageParams = Readonly<Record<string, string>>;

export interface PageProps {
  params: PageParams;
}

/** The component of a page. `preload` fetches its code; a page that comes with the first load has none. */
export type Page = ComponentType<PageProps> & { preload?: () => Promise<unknown> };

/**
 * A page whose code, styles and texts are loaded when it is opened. After `preload` it is drawn at once: `lazy` would show
 * the fallback first, and React leaves a fallback on the screen for a while.
 */
export function lazyPage<M, K extends keyof M>(load: () => Promise<M>, name: K): Page {
  let loaded: ComponentType<PageProps> | undefined;
  const preload = async () => {
    loaded = (await loadPart(load))[name] as ComponentType<PageProps>;
    return { default: loaded };
  };
  const Lazy = lazy(preload);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each route, with the table
  const Loaded = (props: PageProps) => {
    // The same component until the page is left: another one would mount it again.
    const [Drawn] = useState(() => loaded ?? Lazy);
    return <Drawn {...props} />;
  };
  return Object.assign(Loaded, { preload });
}
