import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { timerWait, withAttempts } from '../../../shared/client/attempts.ts';
import { PortalConfig } from '../../../shared/contract/portal-config.ts';
import { setProviderTimeZone } from '../../../shared/trade/provider-day.ts';
import { client } from '../client/client.ts';

const never = new AbortController().signal;
let load: Promise<PortalConfig> | undefined;

/** One load a page, shared with the client; a failed one is repeated by the next use. */
export function loadConfig(): Promise<PortalConfig> {
  load ??= withAttempts(() => client.config(), { signal: never, wait: timerWait })
    .then((answer) => {
      const config = v.parse(PortalConfig, answer);
      if (config.providerTimeZone) setProviderTimeZone(config.providerTimeZone);
      return config;
    })
    .catch((error: unknown) => {
      load = undefined;
      throw error;
    });
  return load;
}

/** Branding and links; undefined while they load and after a failure, because no page waits for them. */
export function useConfig(): PortalConfig | undefined {
  return useSettledConfig() ?? undefined;
}

/** The same for a page that has to wait for it: undefined while it loads, null after a failure. */
export function useSettledConfig(): PortalConfig | null | undefined {
  const [config, setConfig] = useState<PortalConfig | null>();
  useEffect(() => {
    loadConfig().then(setConfig, (error: unknown) => {
      console.warn('[portal] No configuration:', error);
      setConfig(null);
    });
  }, []);
  return config;
}
