/** Scripts started since the page was loaded; a started script can't be stopped. */
const started = new Set<string>();

/** The part of Trusted Types that is used here; TypeScript has no types for it, and some browsers lack it. */
interface Policy {
  createScriptURL(url: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

let policy: Policy | undefined;

/** The address as a trusted script URL: the policy only accepts the started addresses. */
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
 * Starts each script once a page load (SHELL-02, SHELL-03), by exactly its configured address. A script that fails or
 * that the page's policy refuses has no other effect.
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
