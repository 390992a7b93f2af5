/** Of this page load; a script that was started can't be taken back. */
const started = new Set<string>();

/** What is used of Trusted Types, which TypeScript doesn't know and not every browser has. */
interface Policy {
  createScriptURL(url: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

let policy: Policy | undefined;

/** The address as the browser takes it: the policy lets pass what was started, and nothing else. */
function trusted(address: string): string {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  if (!factory) return address;
  policy ??= factory.createPolicy('fp-scripts', {
    createScriptURL: (url) => {
      if (started.has(url)) return url;
      throw new TypeError(`Not a configured script: ${url}`);
    },
  });
  return policy.createScriptURL(address) as string;
}

/**
 * Starts each of the scripts once a page load (SHELL-02, SHELL-03), by exactly its configured address. One that fails,
 * or that the page's policy doesn't let through, harms nothing.
 */
export function startScripts(addresses: readonly (string | null | undefined)[]): void {
  for (const address of addresses) {
    if (!address || started.has(address)) continue;
    started.add(address);
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('error', () => console.warn(`[portal] ${address} could not be loaded.`));
    try {
      script.src = trusted(address);
      document.head.append(script);
    } catch (error) {
      console.warn(`[portal] ${address} was not started:`, error);
    }
  }
}
