import { useCallback, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { texts } from '../../../widgets/charges/texts/index.ts';
import type { BookingChargesElement } from '../../../widgets/index.d.ts';
import { fetcher } from '../client/client.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { useAreElsewhere } from '../records-elsewhere/use-are-elsewhere.ts';
import type { PageProps } from '../routes/lazy-page.tsx';
import { idIn } from '../routes/record-id.ts';
import { useAddress } from '../routes/use-address.ts';
import { usePresence } from '../session/presence.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import { ToolPage } from '../tool-page/tool-page.tsx';
import * as styles from './booking-charges-page.css.ts';
import { NoRolePage } from './no-role-page.tsx';
import { pageAddress, reloadPage, returnToPlace } from './page-reload.ts';
import { keepTakenRates, keptTakenRates } from './rates/kept-rates.ts';
import { QuoteRates } from './rates/quote-rates.tsx';
import { isRatedFeature } from './rates/taken-lines.ts';
import { type TakenRate, withTaken } from './rates/taken-rates.ts';
import { TakenRatesNotice } from './rates/taken-rates-notice.tsx';
import { RecordWays } from './record-ways.tsx';

/** CHG-04. The server checks the caller's real role (D-02). */
const ROLES: readonly (string | null)[] = ['admin', 'agent'];
const NONE: readonly TakenRate[] = [];

/** Rates that lines were taken over from, and on which page. */
interface Kept {
  at: string;
  taken: readonly TakenRate[];
}

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
  const [isDirty, setDirty] = useState(false);
  /** The page whose charges have loaded. */
  const [readyAt, setReadyAt] = useState<string>();
  const { role: realRole } = useListViewer();
  const areElsewhere = useAreElsewhere();
  const tool = useRef<BookingChargesElement>(null);
  const [kept, setKept] = useState<Kept>();
  const taken = kept?.at === address ? kept.taken : NONE;
  // The quote can be offered as long as the last one counts.
  const until = taken.at(-1)?.validTo ?? null;
  const latest = useRef({ address, taken });
  latest.current = { address, taken };

  const listen = useCallback((element: BookingChargesElement | null) => {
    tool.current = element;
    if (!element) return;
    /** The rates that the stored lines were taken over from. */
    let stored: Kept | undefined;
    let forgetting: ReturnType<typeof setTimeout> | undefined;
    const onSaved = () => {
      clearTimeout(forgetting);
      const { address: at, taken: now } = latest.current;
      stored = { at, taken: now };
      keepTakenRates(pageAddress(), NONE);
    };
    const onReload = (event: Event) => {
      event.preventDefault();
      reloadPage(element, latest.current.taken);
    };
    // The page reload removed the element's own message before it could be read.
    const onReady = () => {
      setReadyAt(latest.current.address);
      const place = returnToPlace(element);
      if (!place) return;
      setSaved(true);
      stored = { at: latest.current.address, taken: place.taken };
      setKept(stored);
    };
    const onChange = () => setSaved(false);
    const onDirty = (event: Event) => {
      const { detail } = event as CustomEvent<{ dirty: boolean }>;
      setSaved(false);
      setDirty(detail.dirty);
      clearTimeout(forgetting);
      if (!detail.dirty) {
        const at = pageAddress();
        // Lines that were undone or discarded take their rates with them; of those that were saved `fp-saved` tells right after.
        forgetting = setTimeout(() => {
          keepTakenRates(at, NONE);
          setKept(stored);
        });
        return;
      }
      // Lines that were left unsaved are there again, and with them what they were taken over from.
      const before = keptTakenRates(pageAddress());
      const { address: at, taken: now } = latest.current;
      if (now.length === 0 && before.length > 0) setKept({ at, taken: before });
    };
    element.addEventListener('fp-saved', onSaved);
    element.addEventListener('fp-reload', onReload);
    element.addEventListener('fp-ready', onReady);
    element.addEventListener('fp-dirty', onDirty);
    element.addEventListener('fp-error', onChange);
    return () => {
      tool.current = null;
      setDirty(false);
      element.removeEventListener('fp-saved', onSaved);
      element.removeEventListener('fp-reload', onReload);
      element.removeEventListener('fp-ready', onReady);
      element.removeEventListener('fp-dirty', onDirty);
      element.removeEventListener('fp-error', onChange);
    };
  }, []);

  // The pressed button disappears.
  const focusTool = () => tool.current?.focus({ preventScroll: true });
  const dismiss = () => {
    focusTool();
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
      record={
        !isVisitor &&
        id !== undefined && (
          <RecordWays {...{ feature, id, until, isDirty }} isReady={readyAt === address} onStay={focusTool} />
        )
      }
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
              const after = withTaken(before, rate, method);
              keepTakenRates(pageAddress(), after);
              return { at: address, taken: after };
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
