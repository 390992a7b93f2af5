import { useEffect } from 'react';
import { useConfig } from '../session/use-config.ts';
import { useSession } from '../session/use-session.ts';
import { startScripts } from './start-scripts.ts';

/** The provider's chat and help centre, once somebody is signed in; nothing without their addresses (D-91). */
export function useForeignScripts(): void {
  const isSignedIn = useSession() !== undefined;
  const config = useConfig();
  useEffect(() => {
    if (isSignedIn && config) startScripts([config.chatScriptUrl, config.helpWidgetScriptUrl]);
  }, [isSignedIn, config]);
}
