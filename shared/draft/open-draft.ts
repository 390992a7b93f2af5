import type { Draft, DraftFormat } from './draft-format.ts';
import { acquireDraftLock } from './draft-lock.ts';
import { idleWriter } from './idle-writer.ts';
import { isOver, nameBeside, unlocked } from './unopened-drafts.ts';

/** The device takes no more work, the page may not use it, or what it holds can't be read (D-38). */
export type DraftProblem = 'full' | 'forbidden' | 'unreadable';

export interface DraftOptions<Content> {
  /**
   * Name in `localStorage`: of one record and, where a draft belongs to a person, of the person. Never made of a token,
   * which is another one at the next visit.
   */
  readonly key: string;
  readonly format: DraftFormat<Content>;
  /**
   * Whether a draft under a name that isn't made of the key may be offered, too, such as that of an earlier release.
   * `textUnder` reads what is stored under the name.
   */
  isAlsoOffered?(name: string, textUnder: () => string): boolean;
  /** Called once for each problem, and again where it comes back after a write. */
  onProblem(problem: DraftProblem, error: unknown): void;
  /**
   * Another tab took the draft over, or has stored work on the one that it owns: what is changed here is stored beside it.
   */
  onElsewhere(): void;
  /** After each write, at `savedAt` milliseconds since 1970. */
  onWritten?(key: string, savedAt: number): void;
}

/** The draft of one record in this tab. */
export interface DraftSlot<Content> {
  /** The newest work that an earlier visit left behind; null without one, and once it was dropped. */
  readonly offer: Draft<Content> | null;
  /** Whether another tab, or another element of this page, works on the same draft. */
  readonly isElsewhere: boolean;
  /** Whether that tab has stored unsaved work by now. */
  readonly isWorkElsewhere: boolean;
  /** Stores the unsaved work, soon; null deletes what is stored, at once. */
  save(content: Content | null): void;
  /** Stores what was saved last at once, as where the user asks for it. Answers whether the device has it. */
  flush(): boolean;
  /** Deletes the offered draft, which was restored or isn't wanted. */
  dropOffer(): void;
  /**
   * Makes the offered draft the work of this tab, as if it had been entered here, and gives it; what is saved from now
   * on takes its place. For tools that restore a draft without a question.
   */
  adoptOffer(): Draft<Content> | null;
  /** All that earlier visits left of the same record, the offer among it. */
  readonly left: readonly NamedDraft<Content>[];
  /** Makes this tab the one that works on the draft, and answers what the other one has left of it. */
  takeOver(): Promise<Draft<Content> | null>;
  close(): void;
}

/** A draft by the name that it is stored under. */
export interface NamedDraft<Content> {
  readonly name: string;
  readonly draft: Draft<Content>;
}

/**
 * Opens the draft of a record on this device. One tab owns it and writes it under its key. A tab that doesn't, and one
 * whose user hasn't decided yet about an offered draft, writes under a name of its own beside it: no tab overwrites the
 * work of another, and such work is offered, too, once its tab is gone. What can't be read is stored, letter by letter,
 * under another name.
 */
export async function openDraft<Content>(options: DraftOptions<Content>): Promise<DraftSlot<Content>> {
  const { key, format, onProblem, onWritten } = options;
  const besideName = nameBeside(key);
  let pending: Content | null = null;
  let written: string | undefined;
  /** Whether the device took what it was given last. */
  let isStored = true;
  let offered: NamedDraft<Content> | undefined;
  const reported = new Set<DraftProblem>();
  /** What stands under the key is left by an earlier visit, or can be neither read nor copied aside: this tab leaves it there. */
  let isKeyTaken = false;
  let writer: ReturnType<typeof idleWriter> | undefined;

  const report = (problem: DraftProblem, error: unknown) => {
    if (reported.has(problem)) return;
    reported.add(problem);
    onProblem(problem, error);
  };
  /** That the device refuses is reported once and then passed over: the work itself goes on. */
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      const isForbidden = error instanceof DOMException && error.name === 'SecurityError';
      report(isForbidden ? 'forbidden' : 'full', error);
      return undefined;
    }
  };
  const remove = (name: string) => attempt(() => localStorage.removeItem(name));
  const write = () => {
    if (pending === null) return;
    const savedAt = Date.now();
    const name = ownName();
    const text = format.write({ content: pending, savedAt });
    isStored = attempt(() => localStorage.setItem(name, text) ?? true) ?? false;
    if (isStored) {
      reported.delete('full');
      reported.delete('forbidden');
      if (written !== undefined && written !== name) remove(written);
      written = name;
      onWritten?.(name, savedAt);
    }
  };
  const read = (name: string): Draft<Content> | undefined => {
    const text = attempt(() => localStorage.getItem(name));
    if (!text) return undefined;
    const draft = format.read(text);
    if (!draft) {
      report('unreadable', new Error(`The draft "${name}" can't be read.`));
      const isCopied = attempt(() => localStorage.setItem(`${key} unreadable ${Date.now()}`, text) ?? true);
      if (isCopied) remove(name);
      else if (name === key) isKeyTaken = true;
    }
    return draft;
  };

  const beside = await acquireDraftLock(besideName, { onRelease: () => {}, onLost: () => {} });
  const lock = await acquireDraftLock(key, {
    onRelease: () => writer?.flush(),
    onLost() {
      // It is the other tab's now, to be deleted by nobody else.
      if (written === key) written = undefined;
      options.onElsewhere();
    },
  });
  const ownName = () => (lock.isOwner && !isKeyTaken ? key : besideName);

  const isOffered = (name: string) =>
    name.startsWith(`${key} #`) ||
    (name !== key && options.isAlsoOffered?.(name, () => localStorage.getItem(name) ?? ''));
  const names = attempt(() => Object.keys(localStorage).filter(isOffered)) ?? [];
  const left: NamedDraft<Content>[] = [];
  for (const name of [...(lock.isOwner ? [key] : []), ...(await unlocked(names))]) {
    const draft = read(name);
    if (!draft) continue;
    const savedAt = draft.savedAt ?? Date.now();
    if (isOver(draft)) {
      remove(name);
      continue;
    }
    if (name === key) isKeyTaken = true;
    const one = { name, draft };
    left.push(one);
    if (!offered || savedAt >= (offered.draft.savedAt ?? 0)) offered = one;
  }

  /** It is decided about. */
  const takeOffer = ({ name }: NamedDraft<Content>) => {
    offered = undefined;
    if (name === key) isKeyTaken = false;
  };

  /** The browser tells all other tabs of a write. */
  const onStorage = ({ key: name, newValue }: StorageEvent) => {
    if (name === key && newValue !== null && !lock.isOwner) options.onElsewhere();
  };
  // Last, so that an element that is removed while its draft is opened leaves no listener behind.
  addEventListener('storage', onStorage);
  const ownWriter = idleWriter(write);
  writer = ownWriter;
  return {
    get offer() {
      return offered?.draft ?? null;
    },
    get isElsewhere() {
      return !lock.isOwner;
    },
    get isWorkElsewhere() {
      return !lock.isOwner && attempt(() => localStorage.getItem(key)) != null;
    },
    save(content) {
      pending = content;
      if (content !== null) {
        ownWriter.schedule();
        return;
      }
      isStored = true;
      if (written !== undefined) remove(written);
      written = undefined;
    },
    flush() {
      ownWriter.flush();
      return isStored;
    },
    dropOffer() {
      if (!offered) return;
      remove(offered.name);
      takeOffer(offered);
      write();
    },
    adoptOffer() {
      if (!offered) return null;
      const { name, draft } = offered;
      takeOffer(offered);
      pending = draft.content;
      written = name;
      // One that another tab left beside the key moves to it; it is deleted once it stands there.
      if (name !== ownName()) write();
      return draft;
    },
    left,
    async takeOver() {
      await lock.takeOver();
      return read(key) ?? null;
    },
    close() {
      removeEventListener('storage', onStorage);
      ownWriter.close();
      lock.release();
      beside.release();
    },
  };
}
