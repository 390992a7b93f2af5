/** Whether the page has a network at all, and when it comes back. */
export interface NetworkStatus {
  isOffline(): boolean;
  /** Ends when the network is back, or rejects with the signal's reason. */
  whenOnline(signal: AbortSignal): Promise<void>;
}

/** As reported by `navigator.onLine`. A browser may be wrong with "online", never with "offline". */
export const browserNetworkStatus: NetworkStatus = {
  isOffline: () => globalThis.navigator?.onLine === false,
  whenOnline: (signal) =>
    new Promise((resolve, reject) => {
      const done = () => {
        removeEventListener('online', done);
        signal.removeEventListener('abort', done);
        if (signal.aborted) reject(signal.reason);
        else resolve();
      };
      addEventListener('online', done);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    }),
};
