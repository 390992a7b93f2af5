import { isOwnBackend } from '../../../shared/client/public-config.ts';
import type { PortalConfig } from '../../../shared/contract/portal-config.ts';
import { useConfig } from '../session/use-config.ts';

/** Whether the records are at the provider's application, so that this server's own lists of them are empty. */
export const areElsewhere = (config: PortalConfig | null | undefined): boolean =>
  config ? !isOwnBackend(config) : false;

/** The same as soon as it is known. */
export const useAreElsewhere = (): boolean => areElsewhere(useConfig());
