import { type DraftSlot, openDraft } from '../../../shared/draft/open-draft.ts';
import { removeOldDrafts } from '../../../shared/draft/unopened-drafts.ts';
import { attributeAtom } from '../../../shared/element/attributes.ts';
import type { Host, Store } from '../../../shared/element/host.ts';
import { localeAtom } from '../../../shared/i18n/use-text.ts';
import { type Message, warning } from '../../../shared/record/message.ts';
import { report } from '../../../shared/record/report.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import { joinedLevels } from '../../../shared/trade/weight-levels.ts';
import type { GridRow } from '../../../shared/ui/grid/model/grid-model.ts';
import type { AirRateEvents } from '../events.ts';
import type { RecordRef } from '../record.ts';
import { emptyContent, type FormContent, isBlankRate, isEmpty } from '../rows/form-content.ts';
import { isBlankCharge } from '../rows/local-charge.ts';
import { recordState } from '../state/element-state.ts';
import type { Form } from '../state/form.ts';
import * as state from '../state/form-state.ts';
import type { Upload } from '../submit/begun-upload.ts';
import { texts } from '../texts/index.ts';
import { type AirDraft, createDraftFormat } from './draft-format.ts';
import { DRAFT_PREFIX, storageKeyOf } from './storage-key.ts';

type DraftHost = Pick<Host<AirRateEvents>, 'store' | 'emit'>;

const MESSAGES = {
  full: 'air.draft.full',
  unreadable: 'air.draft.unreadable',
  forbidden: 'air.draft.full',
} as const;

/**
 * Opens the draft of a record on this device (AIR-04 to AIR-10). It is nobody's in particular: whoever opens the record
 * here goes on with it.
 *
 * @param shown resolves with the form on the screen: what is said earlier goes with the message of the load
 */
export function openAirDraft(
  host: DraftHost,
  record: RecordRef,
  shown: Promise<void>,
): Promise<DraftSlot<AirDraft>> {
  const { store } = host;
  store.set(state.draftProblemAtom, undefined);
  const warn = (message: Message, error: unknown) => {
    void shown.then(() => report({ host, messageAtom: recordState.messageAtom }, message, 'draft', error));
  };
  const format = createDraftFormat(
    () => store.get(state.referenceAtom),
    () => decimalSignOf(store.get(localeAtom)),
  );
  // A device that forbids its storage has told so by then.
  void shown.then(() => removeOldDrafts(DRAFT_PREFIX, format)).catch(() => {});
  return openDraft({
    key: storageKeyOf(record, store.get(attributeAtom('draftKey', 'string'))),
    format,
    onProblem(problem, error) {
      // AIR-10, D-38
      console.error('The draft of the air rates has a problem on this device:', problem, error);
      if (problem !== 'unreadable') store.set(state.draftProblemAtom, problem);
      warn(warning(texts(MESSAGES[problem])), error);
    },
    onElsewhere: () => store.set(state.draftAtom, { is: 'elsewhere' }),
    onWritten(key, savedAt) {
      store.set(state.draftProblemAtom, undefined);
      host.emit('fp-draft', { key, savedAt });
    },
  });
}

/** The draft of the form on the screen. */
export interface FormDraft {
  readonly upload: Upload | null;
  /** How far the upload of these entries is; stored with them. */
  setUpload(upload: Upload | null): void;
  /** Stores what is entered now. */
  flush(): void;
  discard(): void;
  takeOver(): Promise<void>;
  /** AIR-71 */
  clear(): void;
  close(): void;
}

/** Puts what an earlier visit left on the screen, and stores every change from then on (AIR-07, AIR-09). */
export function createFormDraft(store: Store, form: Form, slot: DraftSlot<AirDraft>): FormDraft {
  let upload: Upload | null = null;
  let isOpen = true;

  /** Whether something is still there of what an earlier visit left, as it was put on the screen. */
  let hasLeft: ((content: FormContent) => boolean) | undefined;

  const save = () => {
    const content = form.read();
    slot.save(isEmpty(content) ? null : { content, upload });
    if (hasLeft && store.get(state.draftAtom).is === 'restored' && !hasLeft(content))
      store.set(state.draftAtom, { is: 'none' });
  };
  const showDraft = ({ content, upload: begun }: AirDraft) => {
    upload = begun;
    form.show(content);
    form.normalizeAgain();
  };

  const restored = slot.adoptOffer();
  if (restored) showDraft(restored.content);
  else form.show(emptyContent());
  const is = slot.isWorkElsewhere ? 'elsewhere' : restored ? 'restored' : 'none';
  store.set(state.draftAtom, is === 'restored' ? { is, savedAt: restored?.savedAt ?? null } : { is });
  if (restored) hasLeft = createKeptCheck(form.read());
  const stop = store.sub(state.contentAtom, save);

  return {
    get upload() {
      return upload;
    },
    setUpload(next) {
      upload = next;
      // The form shows another record by then; a chunk that is sent once more is stored once.
      if (isOpen) save();
    },
    flush() {
      save();
      slot.flush();
    },
    discard() {
      upload = null;
      store.set(state.draftAtom, { is: 'none' });
      form.replace(emptyContent());
    },
    async takeOver() {
      const draft = await slot.takeOver();
      // The form shows another record by then.
      if (!isOpen) return;
      store.set(state.draftAtom, { is: 'none' });
      if (!draft) return save();
      const entered = form.read();
      showDraft({ ...draft.content, content: joined(draft.content.content, entered) });
      save();
    },
    clear() {
      upload = null;
      slot.save(null);
    },
    close() {
      isOpen = false;
      stop();
      slot.close();
    },
  };
}

/**
 * Tells whether anything of the earlier entries is still there, be it changed. It is asked at each key, and looks only at as many
 * rows as it takes to find one.
 */
function createKeptCheck({ rates, charges, customerName, notes }: FormContent) {
  const keysOf = <Row extends GridRow>(rows: readonly Row[], isBlank: (row: Row) => boolean) =>
    new Set(rows.filter((row) => !isBlank(row)).map(({ key }) => key));
  const rateKeys = keysOf(rates, isBlankRate);
  const chargeKeys = keysOf(charges, isBlankCharge);
  return (content: FormContent): boolean =>
    content.rates.some((row) => rateKeys.has(row.key) && !isBlankRate(row)) ||
    content.charges.some((row) => chargeKeys.has(row.key) && !isBlankCharge(row)) ||
    (customerName !== '' && content.customerName === customerName) ||
    (notes !== '' && content.notes === notes);
}

/** The entries of another tab with those of this one behind them that it doesn't have, too. */
const joined = (draft: FormContent, entered: FormContent): FormContent => ({
  levels: joinedLevels(draft.levels, entered.levels),
  rates: [...draft.rates, ...othersThan(draft.rates, entered.rates, isBlankRate)],
  charges: [...draft.charges, ...othersThan(draft.charges, entered.charges, isBlankCharge)],
  customerName: draft.customerName || entered.customerName,
  notes: draft.notes.includes(entered.notes) ? draft.notes : `${draft.notes}\n${entered.notes}`.trimStart(),
});

/** The rows with entries that are in no row of `known`: what one tab took over, both have. */
function othersThan<Row extends GridRow>(
  known: readonly Row[],
  rows: readonly Row[],
  isBlank: (row: Row) => boolean,
): readonly Row[] {
  const textOf = ({ cells }: Row) =>
    JSON.stringify(
      Object.entries(cells)
        .filter(([, text]) => text)
        .sort(),
    );
  const texts = new Set(known.map(textOf));
  return rows.filter((row) => !isBlank(row) && !texts.has(textOf(row)));
}
