import * as v from 'valibot';
import type { ChargeLine } from '../../shared/contract/charges.ts';
import { attributeAtom } from '../../shared/element/attributes.ts';
import type { Store } from '../../shared/element/host.ts';
import { callerOf } from './caller.ts';
import { FIELDS } from './kind.ts';
import type { RecordRef } from './record.ts';
import { type Cells, type ChargeRow, isUnsaved, newKey } from './rows.ts';

/** Unsaved lines of an earlier visit. */
export interface Draft {
  readonly savedAt: number;
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

const PREFIX = 'fp-charges';
/** Typing is faster than a device can write. */
const PAUSE = 400;
const LONGEST_KEPT = 30 * 24 * 60 * 60 * 1000;

const CellTexts = v.object(Object.fromEntries(FIELDS.map((field) => [field, v.string()])));
const Stored = v.object({
  savedAt: v.number(),
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
 * The drafts of this caller, backend and list; none where the caller can't be told from another. `onFull` hears once
 * that the device took no more.
 *
 * @throws where the page may not use the device's storage
 */
export async function openDrafts(
  store: Store,
  record: RecordRef,
  onFull: (error: unknown) => void,
  signal: AbortSignal,
): Promise<DraftStore | undefined> {
  const caller = await callerOf(store, signal);
  if (caller === undefined || signal.aborted) return undefined;
  const backend = store.get(attributeAtom('apiBase', 'string')) ?? '';
  const list = [PREFIX, backend, caller, record.role, record.feature, record.id, ''].join(' ');
  const own = list + Math.random().toString(36).slice(2);
  const abort = new AbortController();
  const { locks } = navigator;
  // Held as long as this element works on the list: who finds it free finds a draft that was left behind.
  locks
    ?.request(own, () => new Promise((done) => abort.signal.addEventListener('abort', done)))
    .catch(() => undefined);

  const isLeft = (name: string) =>
    locks ? locks.request(name, { ifAvailable: true }, (lock) => lock !== null) : true;
  let offered = '';
  let offer: Draft | null = null;
  for (const name of Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX} `))) {
    const draft = parse(localStorage.getItem(name));
    const isOver = !draft || draft.savedAt < Date.now() - LONGEST_KEPT;
    if (!(isOver || name.startsWith(list)) || !(await isLeft(name))) continue;
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
      pending = rows.some(isUnsaved) ? { savedAt: Date.now(), rows, isOn } : null;
      if (pending) timer ??= setTimeout(write, PAUSE);
      else localStorage.removeItem(own);
    },
    close() {
      write();
      abort.abort();
    },
  };
}
