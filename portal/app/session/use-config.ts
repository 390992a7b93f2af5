import { useEffect, useState } from 'react';
import type { PublicConfig } from '../../../shared/contract/config.ts';
import { client } from '../client.ts';

/** Branding and links; undefined until they are there, or where they can't be had: no page waits for them. */
export function useConfig(): PublicConfig | undefined {
  const [config, setConfig] = useState<PublicConfig>();
  useEffect(() => {
    client.config().then(setConfig, (error: unknown) => console.warn('[portal] No configuration:', error));
  }, []);
  return config;
}
