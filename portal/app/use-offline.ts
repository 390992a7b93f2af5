import { useEffect, useState } from 'react';
import { client } from './client.ts';

/** Whether a call waits for the network; it goes on by itself when the connection is back. */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => client.onOffline(setOffline), []);
  return offline;
}
