import type { Draft, DraftFormat } from './draft-format.ts';
import { acquireDraftLock } from './draft-lock.ts';
import { idleWriter } from './idle-writer.ts';
import { isOver, unlocked } from './unopened-drafts.ts';

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
  /** What else earlier visits left of the same record, the newest first, beside the offer. */
  readonly others: readonly NamedDraft<Content>[];
  /**
   * Makes one of {@link others} the work of this tab, and gives it; what was the work until then becomes one of them. Null
   * where another tab has taken it meanwhile, or the device has no room for both: then all stays as it is.
   */
  swapTo(name: string): Promise<Draft<Content> | null>;
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
  const newName = () => `${key} #${Math.random().toString(36).slice(2)}`;
  const besideName = newName();
  let pending: Content | null = null;
  let written: string | undefined;
  /** Whether the device took what it was given last. */
  let isStored = true;
  let offered: NamedDraft<Content> | undefined;
  let others: readonly NamedDraft<Content>[] = [];
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
  const put = (name: string, draft: Draft<Content>): boolean =>
    attempt(() => localStorage.setItem(name, format.write(draft)) ?? true) ?? false;
  const write = () => {
    if (pending === null) return;
    const savedAt = Date.now();
    const name = ownName();
    isStored = put(name, { content: pending, savedAt });
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
    if (isOver(draft)) {
      remove(name);
      continue;
    }
    if (name === key) isKeyTaken = true;
    left.push({ name, draft });
  }
  const now = Date.now();
  // Of the same time that which was found last.
  const newestFirst = left
    .reverse()
    .sort((one, other) => (other.draft.savedAt ?? now) - (one.draft.savedAt ?? now));
  [offered, ...others] = newestFirst;

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
    get others() {
      return others;
    },
    async swapTo(name) {
      const isFree = (name === key && lock.isOwner) || (await unlocked([name])).length > 0;
      const draft = isFree ? read(name) : undefined;
      if (!draft) {
        others = others.filter((other) => other.name !== name);
        return null;
      }
      ownWriter.flush();
      const rest = others.filter((other) => other.name !== name);
      if (pending !== null) {
        const aside = { name: newName(), draft: { content: pending, savedAt: Date.now() } };
        if (!put(aside.name, aside.draft)) return null;
        rest.unshift(aside);
      }
      others = rest;
      pending = draft.content;
      if (name === key) isKeyTaken = false;
      write();
      if (isStored && name !== written) remove(name);
      return draft;
    },
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
