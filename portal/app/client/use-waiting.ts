import { useEffect, useState } from 'react';
import type { Client, Waiting } from '../../../shared/client/client.ts';
import { client as portal } from './client.ts';

/** What a call of the client waits for, if it does; it goes on by itself. */
export function useWaiting(client: Client = portal): Waiting | null {
  const [why, setWhy] = useState<Waiting | null>(null);
  useEffect(() => client.onWaiting(setWhy), [client]);
  return why;
}
