import { useEffect, useState } from 'react';
import type { Client } from '../../../shared/client/client.ts';
import { client as portal } from './client.ts';

/** Whether a call of the client waits for the network; it continues when the connection is back. */
export function useOffline(client: Client = portal): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => client.onOffline(setOffline), [client]);
  return offline;
}
