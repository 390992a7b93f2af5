import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Spinner } from '../../../shared/ui/spinner/spinner.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Refusal } from '../refusal/refusal.tsx';
import { useSettledConfig } from '../session/use-config.ts';
import { texts } from './texts/index.ts';
import { storeAddress, storedAddress, viewerAddress } from './viewer-address.ts';
import * as styles from './viewer-page.css.ts';

/**
 * Rights of an embedded page: everything except navigating this window. A page of our own origin gets an opaque origin,
 * because it could remove its own sandbox otherwise.
 */
const SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

/** `/iframe/` (NAV-38, NAV-46): the page of the parameter `url`, else the one that this tab showed last (D-82). */
export function ViewerPage() {
  const text = useText(texts);
  const urlParameter = new URLSearchParams(useSearch()).get('url');
  const config = useSettledConfig();
  // The allowed hosts must be known before any page is requested.
  if (config === undefined) return <Frame />;
  const address = viewerAddress(urlParameter ?? storedAddress(), config?.viewerHosts ?? []);
  if (address.is === 'shown')
    return <Frame key={address.url.href} url={address.url} urlParameter={urlParameter} />;
  return (
    <>
      <PageTitle of={text('viewer.title')} />
      {address.is === 'none' ? (
        <Refusal of="page" title={text('viewer.title')} isAnnounced>
          {text('viewer.noUrl')}
        </Refusal>
      ) : (
        <Refusal of="page" title={text('viewer.refused')} isAnnounced>
          {text('viewer.allowed')}
        </Refusal>
      )}
    </>
  );
}

/** Stores `urlParameter` unchanged (IFRAME-02). */
function Frame({ url, urlParameter }: { url?: URL; urlParameter?: string | null }) {
  const text = useText(texts);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (urlParameter) storeAddress(urlParameter);
  }, [urlParameter]);
  return (
    <main className={styles.viewer}>
      <PageTitle of={url?.host ?? text('viewer.title')} />
      {!isLoaded && (
        <div className={styles.loading} role="status">
          <Spinner />
          {url ? text('viewer.loading', { host: url.host }) : text('common.loading')}
        </div>
      )}
      {url && (
        <iframe
          className={styles.frame}
          title={text('viewer.frame', { host: url.host })}
          src={url.href}
          sandbox={url.origin === location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`}
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
      )}
    </main>
  );
}
