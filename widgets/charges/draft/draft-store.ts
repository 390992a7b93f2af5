import * as v from 'valibot';
import type { ChargeLine } from '../../../shared/contract/charges.ts';
import { attributeAtom } from '../../../shared/element/attributes.ts';
import type { Store } from '../../../shared/element/host.ts';
import type { RecordRef } from '../editor/record.ts';
import { FIELDS } from '../lines/list-kind.ts';
import { type Cells, type ChargeRow, isUnsaved, newKey } from '../lines/rows.ts';
import { DRAFT_PREFIX, draftNames, formerOwner } from './draft-names.ts';
import { draftOwner } from './draft-owner.ts';

/** Unsaved lines of an earlier visit. */
export interface Draft {
  readonly savedAt: number;
  /** Whose it is; null where nobody was named. */
  readonly owner: string | null;
  readonly rows: readonly ChargeRow[];
  /** The box `Add 10% profits`, where the user changed it. */
  readonly isOn: boolean | null;
}

/** The unsaved lines of this element and those that an earlier one left behind, on this device. */
export interface DraftStore {
  /** The newest of those that nobody is working on any more. */
  readonly offer: Draft | null;
  /** Deletes the offered one. */
  drop(): void;
  /** Keeps what is unsaved, soon; what is saved, at once. */
  changed(rows: readonly ChargeRow[], isOn: boolean | null): void;
  close(): void;
}

/** Typing is faster than a device can write. */
const PAUSE = 400;
const LONGEST_KEPT = 30 * 24 * 60 * 60 * 1000;

const CellTexts = v.object(Object.fromEntries(FIELDS.map((field) => [field, v.string()])));
const Stored = v.object({
  savedAt: v.number(),
  owner: v.nullish(v.string(), null),
  isOn: v.nullish(v.boolean(), null),
  rows: v.array(
    v.object({
      cells: CellTexts,
      isManual: v.boolean(),
      isRemoved: v.nullish(v.boolean(), false),
      stored: v.nullish(v.object({ line: v.unknown(), cells: CellTexts })),
    }),
  ),
});

/** Written by this code, so that a line in it is one. */
function parse(text: string | null): Draft | undefined {
  try {
    const kept = v.safeParse(Stored, JSON.parse(text ?? ''));
    if (!kept.success) return undefined;
    const { rows, ...rest } = kept.output;
    const draftRow = ({ stored, cells, ...row }: (typeof rows)[number]): ChargeRow => ({
      ...row,
      key: newKey(),
      cells: cells as unknown as Cells,
      stored: stored ? { line: stored.line as ChargeLine, cells: stored.cells as unknown as Cells } : null,
    });
    return { ...rest, rows: rows.map(draftRow) };
  } catch {
    return undefined;
  }
}

/**
 * The drafts of this list at this backend, by the role or the page's own key, never by the token, which changes. One
 * that is known to be of another person is not offered. None where the person should be known and isn't. `onFull` hears
 * once that the device took no more.
 *
 * @throws where the page may not use the device's storage
 */
export async function openDrafts(
  store: Store,
  record: RecordRef,
  onFull: (error: unknown) => void,
  signal: AbortSignal,
): Promise<DraftStore | undefined> {
  const owner = await draftOwner(store, signal);
  if (owner === undefined || signal.aborted) return undefined;
  const backend = store.get(attributeAtom('apiBase', 'string')) ?? '';
  const place = { backend, record, draftKey: store.get(attributeAtom('draftKey', 'string')) };
  const list = draftNames(place);
  const own = list + Math.random().toString(36).slice(2);
  const abort = new AbortController();
  const { locks } = navigator;
  // Held as long as this element works on the list: who finds it free finds a draft that was left behind.
  locks
    ?.request(own, () => new Promise((done) => abort.signal.addEventListener('abort', done)))
    .catch(() => undefined);

  const isLeft = (name: string) =>
    locks ? locks.request(name, { ifAvailable: true }, (lock) => lock !== null) : true;
  const ownerOf = (name: string, draft: Draft) =>
    name.startsWith(list) ? draft.owner : formerOwner(name, place);
  let offered = '';
  let offer: Draft | null = null;
  for (const name of Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX))) {
    const draft = parse(localStorage.getItem(name));
    const isOver = !draft || draft.savedAt < Date.now() - LONGEST_KEPT;
    const of = draft && ownerOf(name, draft);
    if (!(isOver || of === null || of === owner) || !(await isLeft(name))) continue;
    if (isOver) localStorage.removeItem(name);
    else if (!offer || draft.savedAt > offer.savedAt) [offer, offered] = [draft, name];
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Draft | null = null;
  let isFull = false;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!pending) return;
    try {
      localStorage.setItem(own, JSON.stringify(pending));
    } catch (error) {
      if (!isFull) onFull(error);
      isFull = true;
    }
    pending = null;
  };
  addEventListener('pagehide', write, { signal: abort.signal });

  return {
    offer,
    drop() {
      localStorage.removeItem(offered);
    },
    changed(rows, isOn) {
      pending = rows.some(isUnsaved) ? { savedAt: Date.now(), owner, rows, isOn } : null;
      if (pending) timer ??= setTimeout(write, PAUSE);
      else localStorage.removeItem(own);
    },
    close() {
      write();
      abort.abort();
    },
  };
}
