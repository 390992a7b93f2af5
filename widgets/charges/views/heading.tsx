import { useAtomValue } from 'jotai';
import { useAttribute } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import * as s from '../charges.css.ts';
import { isManifest } from '../record.ts';
import { editorAtom, titleAtom } from '../state/element-state.ts';
import { chargeRulesAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';
import { cargoParts } from './cargo-parts.ts';
import { useAmounts } from './use-amounts.ts';

/** Which charges these are, whose, and of what cargo on which lane and day. */
export function Heading() {
  const text = useText(texts);
  const { moment, day, rate: number } = useAmounts();
  const asked = useAttribute('feature', 'string') ?? '';
  // Another list that is asked for waits for an answer as long as this one has unsaved changes.
  const feature = useAtomValue(editorAtom)?.record.feature ?? asked;
  const record = useAtomValue(titleAtom);
  const { reference, customer, savedAt, savedBy } = record ?? {};
  const type = isManifest({ feature }) ? 'manifest' : 'quote';
  const parts = [
    reference && text('charges.record', { type, reference }),
    customer?.companyName,
    savedAt &&
      (savedBy
        ? text('charges.lastSavedBy', { time: moment(savedAt), name: savedBy })
        : text('charges.lastSaved', { time: moment(savedAt) })),
  ].filter(Boolean);
  const { origin, destination, mode, shipOn, commodity, incoterm } = record ?? {};
  const kind = useAtomValue(chargeRulesAtom)?.kind;
  const cargo = [
    origin && destination && `${origin} → ${destination}`,
    mode && [text('charges.mode', { mode }), kind?.container].filter(Boolean).join(' '),
    ...cargoParts(record, number),
    commodity,
    incoterm,
    shipOn && text('charges.shipOn', { day: day(shipOn) }),
  ].filter(Boolean);
  return (
    <header>
      <h2 className={s.heading}>{text('charges.heading', { feature })}</h2>
      {parts.length > 0 && <p className={s.quiet}>{parts.join(' · ')}</p>}
      {cargo.length > 0 && <p className={s.quiet}>{cargo.join(' · ')}</p>}
      {kind?.isFcl && <p className={s.quiet}>{text('charges.allContainers')}</p>}
    </header>
  );
}
