import * as v from 'valibot';
import { ClientError, isAborted } from '../../../shared/client/client-error.ts';
import { inParallel } from '../../../shared/client/in-parallel.ts';
import { OrderText } from '../../../shared/contract/order-manager.ts';
import { type NumberReasonCode, reasonIn } from '../../../shared/contract/reasons.ts';
import type { ErrorCode } from '../../../shared/element/events.ts';
import type { Text, TextValue } from '../../../shared/i18n/define-texts.ts';
import { texts as reasonTexts } from '../../../shared/reasons/browser/texts/index.ts';
import {
  codeOf,
  failureMessage,
  type Message,
  ownMessage,
  reasonOf,
  success,
  warningWithContact,
} from '../../../shared/record/message.ts';
import { type TextId, texts } from '../texts/index.ts';
import { type Failure, failureReason } from './split-input.ts';

/** What orders and style numbers differ in when they are added by their text. */
export interface Addable<T extends { id: number; label: string }> {
  /** What is selected already. */
  present(): readonly T[];
  /** Those of the labels that exist, exactly (PO-41). */
  find(labels: readonly string[]): Promise<readonly T[]>;
  create(label: string): Promise<T>;
  /** Adds to the selection; false when that failed, which then was reported. */
  select(items: readonly T[]): Promise<boolean>;
  /** They were added by one act of the user's, who may take it back; `created` are those that weren't there before. */
  added(items: readonly T[], created: readonly T[]): void;
  /** Whether a search has shown that there is none of exactly this text. */
  isNew(label: string): boolean;
  /** What is said once one was made: of an order that it is stored at once (PO-29), of both which other is spelled alike. */
  stored(label: string): Text | undefined;
  texts: { lookup: TextId; piece: TextId; answered: TextId; thrown: TextId };
}

export type Report = (message: Message, code?: ErrorCode, cause?: unknown) => void;
export type Progress = (done: number, total: number) => void;

/** What a combobox does with a typed text. */
export interface Adding {
  /** False when the text must stay with the user. */
  create(text: string): Promise<boolean>;
  /** The pieces that could not be added. */
  quickAdd(pieces: readonly string[], progress: Progress): Promise<string[]>;
}

/** A text that no order or style number can be, reported without a request. */
export function refusal(label: string): TextValue | undefined {
  const result = v.safeParse(OrderText, label);
  if (result.success) return undefined;
  const { message } = result.issues[0];
  const code = reasonIn(message)?.code as NumberReasonCode | undefined;
  return code ? reasonTexts(`reason.${code}`) : message;
}

/**
 * Creates one and selects it (PO-32, PO-34). D-72: `Unable` when the action answered with an error, `Error occured`
 * when the call was given up.
 * @returns whether it worked; if not, the caller gives the text back to the user (ERR-03)
 */
export async function createOne<T extends { id: number; label: string }>(
  kind: Addable<T>,
  label: string,
  report: Report,
): Promise<boolean> {
  const wrong = refusal(label);
  if (wrong) {
    report(warningWithContact(texts(kind.texts.answered), wrong), 'invalid');
    return false;
  }
  try {
    const isNew = kind.isNew(label);
    const item = await kind.create(label);
    const isThere = kind.present().some(({ id }) => id === item.id);
    if (!(await kind.select([item]))) return false;
    if (!isThere) kind.added([item], isNew ? [item] : []);
    reportStored(kind, label, report);
    return true;
  } catch (error) {
    if (isAborted(error)) return false;
    const isAnswer = error instanceof ClientError && ['graphql', 'forbidden'].includes(error.code);
    report(
      failureMessage(texts(isAnswer ? kind.texts.answered : kind.texts.thrown), error),
      codeOf(error),
      error,
    );
    return false;
  }
}

/**
 * Adds a list: looks all pieces up, creates what isn't there, selects everything with one call, and sums up once
 * (PO-39 to PO-47).
 * @returns the pieces that could not be added; they stay in the search text (D-36)
 */
export async function quickAdd<T extends { id: number; label: string }>(
  kind: Addable<T>,
  pieces: readonly string[],
  report: Report,
  progress: Progress,
): Promise<string[]> {
  const selected = new Set(kind.present().map(({ label }) => label));
  const wanted = pieces.filter((piece) => !selected.has(piece));
  const failures: Failure[] = [];
  const valid = wanted.filter((piece) => {
    const reason = refusal(piece);
    if (reason) failures.push({ piece, reason });
    return !reason;
  });
  let done = pieces.length - valid.length;
  progress(done, pieces.length);

  let found: readonly T[];
  try {
    found = valid.length > 0 ? await kind.find(valid) : [];
  } catch (error) {
    if (!isAborted(error)) report(failureMessage(texts(kind.texts.lookup), error), codeOf(error), error);
    return wanted;
  }
  const byLabel = new Map(found.map((item) => [item.label.trim(), item]));
  const missing = valid.filter((piece) => !byLabel.has(piece));
  done += valid.length - missing.length;
  progress(done, pieces.length);

  let firstError: unknown;
  await inParallel(missing, async (piece) => {
    try {
      byLabel.set(piece, await kind.create(piece));
    } catch (error) {
      firstError ??= error;
      failures.push({ piece, reason: reasonOf(error) });
    }
    done += 1;
    progress(done, pieces.length);
  });

  // In the order of the list, whatever the order of the answers.
  const items = valid.flatMap((piece) => byLabel.get(piece) ?? []);
  const there = new Set(kind.present().map(({ id }) => id));
  if (items.length > 0 && !(await kind.select(items))) return wanted;
  const added = items.filter(({ id }) => !there.has(id));
  if (added.length > 0)
    kind.added(
      added,
      added.filter((item) => missing.includes(item.label)),
    );
  const created = missing.filter((piece) => byLabel.has(piece)).length;
  if (failures.length > 0) {
    const message =
      ownMessage(firstError) ?? warningWithContact(texts(kind.texts.piece), failureReason(failures));
    report(message, firstError === undefined ? 'invalid' : codeOf(firstError), firstError);
  } else if (pieces.length > 1) {
    report(summary(items.length - created, created, pieces.length - wanted.length));
  } else if (created > 0) {
    reportStored(kind, missing[0]!, report);
  }
  return failures.map(({ piece }) => piece);
}

function reportStored({ stored }: Pick<Addable<never>, 'stored'>, label: string, report: Report): void {
  const said = stored(label);
  if (said) report(success(said));
}

/** What a list came to, in one sentence. */
export function summary(added: number, created: number, present: number): Message {
  const afterAdded = added > 0 && created + present > 0 ? 'yes' : 'no';
  const afterCreated = created > 0 && present > 0 ? 'yes' : 'no';
  const values = { added, created, present, afterAdded, afterCreated };
  return success(texts('orders.quickAdd.summary', values));
}
