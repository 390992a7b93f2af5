import { useEffect, useState } from 'react';
import type { PublicConfig } from '../../../shared/contract/config.ts';
import { client } from '../client.ts';

/** Branding and links; undefined until they are there, or where they can't be had: no page waits for them. */
export function useConfig(): PublicConfig | undefined {
  return useSettledConfig() ?? undefined;
}

/** The same for a page that has to know whether more is to come: undefined until then, null where it failed. */
export function useSettledConfig(): PublicConfig | null | undefined {
  const [config, setConfig] = useState<PublicConfig | null>();
  useEffect(() => {
    client.config().then(setConfig, (error: unknown) => {
      console.warn('[portal] No configuration:', error);
      setConfig(null);
    });
  }, []);
  return config;
}
