import type { Client } from '../../../shared/client/client.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { useOffline } from '../client/use-offline.ts';

/** A notice while `client` waits for the network. */
export function OfflineNotice({ client, className }: { client?: Client; className?: string }) {
  const text = useText();
  if (!useOffline(client)) return null;
  return (
    <div className={className}>
      <Banner kind="info">{text('error.offline')}</Banner>
    </div>
  );
}
