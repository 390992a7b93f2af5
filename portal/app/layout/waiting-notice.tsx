import type { Client } from '../../../shared/client/client.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { useWaiting } from '../client/use-waiting.ts';

/** A notice while `client` waits for the network or for a busy service. */
export function WaitingNotice({ client, className }: { client?: Client; className?: string }) {
  const text = useText();
  const why = useWaiting(client);
  if (!why) return null;
  return (
    <div className={className}>
      <Banner kind="info">{text(`error.${why}`)}</Banner>
    </div>
  );
}
