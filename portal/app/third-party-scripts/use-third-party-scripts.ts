import { useEffect } from 'react';
import { useConfig } from '../session/use-config.ts';
import { useSession } from '../session/use-session.ts';
import { startScripts } from './start-scripts.ts';

/** Starts the provider's chat and help scripts for signed-in people, where they are configured (D-91). */
export function useThirdPartyScripts(): void {
  const isSignedIn = useSession() !== undefined;
  const config = useConfig();
  useEffect(() => {
    if (isSignedIn && config) startScripts([config.chatScriptUrl, config.helpWidgetScriptUrl]);
  }, [isSignedIn, config]);
}
