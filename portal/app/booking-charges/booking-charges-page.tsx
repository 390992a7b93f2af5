import { useCallback, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { texts } from '../../../widgets/charges/texts/index.ts';
import type { BookingChargesElement } from '../../../widgets/index.d.ts';
import { issuePath, pageOf } from '../../lists/definitions/record-pages.ts';
import { fetcher } from '../client/client.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { useAreElsewhere } from '../records-elsewhere/use-are-elsewhere.ts';
import type { PageProps } from '../routes/lazy-page.tsx';
import { idIn } from '../routes/record-id.ts';
import { useAddress } from '../routes/use-address.ts';
import { usePresence } from '../session/presence.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import { texts as portalTexts } from '../texts/index.ts';
import { ToolPage } from '../tool-page/tool-page.tsx';
import * as styles from './booking-charges-page.css.ts';
import { NoRolePage } from './no-role-page.tsx';
import { reloadPage, returnToPlace } from './page-reload.ts';
import { QuoteRates } from './rates/quote-rates.tsx';
import { isRatedFeature } from './rates/taken-lines.ts';
import { type TakenRate, withTaken } from './rates/taken-rates.ts';
import { TakenRatesNotice } from './rates/taken-rates-notice.tsx';

/** CHG-04. The server checks the caller's real role (D-02). */
const ROLES: readonly (string | null)[] = ['admin', 'agent'];
const NONE: readonly TakenRate[] = [];

/** NAV-47: parameters are passed on unchanged, because the element validates them. */
export function BookingChargesPage({ params }: PageProps) {
  const feature = params.feature ?? '';
  const text = useText(texts);
  const { address, query } = useAddress();
  const [{ theme }] = useLayoutConfig();
  const token = query.get('token');
  const role = query.get('role');
  const recordId = query.get('record_id');
  const id = idIn(recordId);
  const isVisitor = usePresence() === 'visitor';
  const [isSaved, setSaved] = useState(false);
  const { role: realRole } = useListViewer();
  const areElsewhere = useAreElsewhere();
  const tool = useRef<BookingChargesElement>(null);
  /** The rates that lines were taken over from, and on which page. */
  const [kept, setKept] = useState<{ at: string; taken: readonly TakenRate[] }>();
  const taken = kept?.at === address ? kept.taken : NONE;
  // The quote can be offered as long as the last one counts.
  const until = taken.at(-1)?.validTo ?? null;
  const latest = useRef({ address, taken });
  latest.current = { address, taken };

  const listen = useCallback((element: BookingChargesElement | null) => {
    tool.current = element;
    if (!element) return;
    const onReload = (event: Event) => {
      event.preventDefault();
      reloadPage(element, latest.current.taken);
    };
    // The page reload removed the element's own message before it could be read.
    const onReady = () => {
      const place = returnToPlace(element);
      if (!place) return;
      setSaved(true);
      setKept({ at: latest.current.address, taken: place.taken });
    };
    const onChange = () => setSaved(false);
    element.addEventListener('fp-reload', onReload);
    element.addEventListener('fp-ready', onReady);
    element.addEventListener('fp-dirty', onChange);
    element.addEventListener('fp-error', onChange);
    return () => {
      tool.current = null;
      element.removeEventListener('fp-reload', onReload);
      element.removeEventListener('fp-ready', onReady);
      element.removeEventListener('fp-dirty', onChange);
      element.removeEventListener('fp-error', onChange);
    };
  }, []);

  const dismiss = () => {
    // The focused button disappears; in the element Ctrl+S saves again.
    document.querySelector<HTMLElement>('booking-charges')?.focus({ preventScroll: true });
    setSaved(false);
  };

  if (!ROLES.includes(role)) return <NoRolePage />;
  // Clerks have several tabs of charges open.
  const title = [text('charges.heading', { feature }), recordId].filter(Boolean).join(' ');
  // A role above the real one is refused by the tool.
  const mayTake = token === null && !areElsewhere && (realRole === 'admin' || realRole === role);
  return (
    <ToolPage
      title={title}
      heading={text('charges.title')}
      record={!isVisitor && id !== undefined && <RecordLink feature={feature} id={id} until={until} />}
    >
      {mayTake && id !== undefined && isRatedFeature(feature) && (
        <QuoteRates
          key={`${id} ${feature}`}
          quoteId={id}
          feature={feature}
          tool={tool}
          onTaken={(rate, method) =>
            setKept((now) => {
              const before = now?.at === address ? now.taken : NONE;
              return { at: address, taken: withTaken(before, rate, method) };
            })
          }
        />
      )}
      <booking-charges
        key={address}
        ref={listen}
        feature={feature}
        record-id={recordId ?? undefined}
        user-role={role ?? undefined}
        theme={theme}
        fetcher={fetcher}
        {...(token !== null && { token })}
      />
      <div className={styles.told}>
        {mayTake && id !== undefined && (
          <TakenRatesNotice key={address} quoteId={id} taken={taken} isSaved={isSaved} />
        )}
        {isSaved && (
          <Banner kind="success" onDismiss={dismiss}>
            {text('charges.saved')}
          </Banner>
        )}
      </div>
    </ToolPage>
  );
}

/** The way back to the quote or the manifest, and to issue the quote, for people who may open its page. */
function RecordLink({ feature, id, until }: { feature: string; id: number; until: string | null }) {
  const text = useText(portalTexts);
  const type = feature === 'manifests_charges' ? 'manifest' : 'quote';
  return (
    <span className={styles.ways}>
      <PortalLink href={pageOf[type](id)}>{text('portal.charges.record', { type })}</PortalLink>
      {type === 'quote' && (
        <PortalLink href={issuePath(id, until)}>{text('portal.charges.issue')}</PortalLink>
      )}
    </span>
  );
}
