import { warningWithContact } from '../../../shared/record/message.ts';
import * as api from '../api.ts';
import type { EditorContext } from '../record/editor-context.ts';
import { type TextId, texts } from '../texts/index.ts';
import { addingOrders, addingStyles } from './addables.ts';
import type { Adding } from './adding.ts';

/** What the combobox of the orders does, or that of the style numbers of one order. */
export interface ComboboxController extends Adding {
  /** Looks for more options; the answer is dropped when `signal` was aborted (D-118). */
  search(text: string, signal: AbortSignal): Promise<void>;
  /** Tells what stands in the field; empty for nothing, also once the field is gone. */
  typed(text: string): void;
}

interface Options {
  context: EditorContext;
  /** The record's customer or company; `null` for a record without one (D-45). */
  ownerId: number | null;
}

/** The controllers of all comboboxes of one record. */
export interface ComboboxControllers {
  readonly orders: ComboboxController;
  styles(orderId: number): ComboboxController;
  /** When nothing typed is being added any more. */
  idle(): Promise<void>;
  /** What stands in the fields, typed and not added. */
  notAdded(): string[];
  /** The same of the field of one order; empty for nothing. */
  typedUnder(orderId: number): string;
}

const stylesOf = (orderId: number) => `styles ${orderId}`;

export function createComboboxControllers({ context, ownerId }: Options): ComboboxControllers {
  const { report, reportFailure, clearMessage } = context;
  const queues = new Map<string, Promise<unknown>>();
  const failedSearches = new Set<string>();
  const typed = new Map<string, string>();

  /** D-45: nothing is looked up or created outside the record's customer or company. */
  const owner = (id: TextId): number | undefined => {
    if (ownerId !== null) return ownerId;
    report(warningWithContact(texts(id), texts('orders.noOwner')), 'no-owner');
    return undefined;
  };

  /** One after the other: two lists in one combobox could otherwise create the same number twice. */
  const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    // What went wrong before isn't about this one.
    clearMessage();
    const turn = (queues.get(name) ?? Promise.resolve()).then(work);
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (queues.get(name) === settled) queues.delete(name);
      });
    queues.set(name, settled);
    return turn;
  };

  /** A failed search is reported once, not at each key (PO-61, PO-62). */
  const searching = async (id: TextId, signal: AbortSignal, work: (ownerId: number) => Promise<void>) => {
    const first = !failedSearches.has(id);
    try {
      if (ownerId === null) {
        if (first) owner(id);
        failedSearches.add(id);
        return;
      }
      await work(ownerId);
      failedSearches.delete(id);
    } catch (error) {
      if (signal.aborted) return;
      failedSearches.add(id);
      if (first) reportFailure(id, error);
    }
  };

  const controller = (
    name: string,
    searchFailed: TextId,
    add: (ownerId: number) => Adding,
    look: (ownerId: number, text: string, signal: AbortSignal) => Promise<void>,
  ): ComboboxController => {
    const adding = (): Adding | undefined => {
      const id = owner(searchFailed);
      return id === undefined ? undefined : add(id);
    };
    return {
      search: (text, signal) => searching(searchFailed, signal, (id) => look(id, text, signal)),
      create: (text) => inTurn(name, async () => adding()?.create(text) ?? false),
      quickAdd: (pieces, progress) =>
        inTurn(name, async () => adding()?.quickAdd(pieces, progress) ?? [...pieces]),
      typed(text) {
        if (text) typed.set(name, text);
        else typed.delete(name);
      },
    };
  };

  return {
    orders: controller(
      'orders',
      'orders.error.searchPo',
      (id) => addingOrders(context, id, report),
      async (id, text, signal) => {
        const found = await api.searchOrders(
          context.client(),
          { ...context.record, ownerId: id },
          text,
          signal,
        );
        if (signal.aborted) return;
        const isWhole = found.length < api.SEARCH_PAGE;
        if (isWhole && !found.some(({ label }) => label.trim() === text)) context.setAbsent(text);
        context.rememberOptions(
          found,
          found.flatMap(({ styles }) => styles),
        );
      },
    ),
    styles: (orderId) =>
      controller(
        stylesOf(orderId),
        'orders.error.searchSn',
        (id) => addingStyles(context, id, report, orderId),
        async (id, text, signal) => {
          const found = await api.searchStyles(context.client(), id, text, signal);
          if (!signal.aborted) context.rememberOptions([], found);
        },
      ),
    notAdded: () => [...typed.values()],
    typedUnder: (orderId) => typed.get(stylesOf(orderId)) ?? '',
    async idle() {
      while (queues.size > 0) await Promise.all(queues.values());
    },
  };
}
