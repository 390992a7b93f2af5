import { atom } from 'jotai';
import { useState } from 'react';
import { MAX_ROUTES } from '../../../shared/contract/route-subscriptions.ts';
import { useHost } from '../../../shared/element/host.ts';
import { type Message, reasonOf, warning } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';
import { IDLE, isSaving, type SaveState } from '../../../shared/save/save-state.ts';
import { createSaver } from '../../../shared/save/saver.ts';
import { addRoutes } from '../api.ts';
import type { RouteListEvents } from '../events.ts';
import { reasonsOf } from '../form/server-problems.ts';
import { type RouteValues, valuesOf } from '../route.ts';
import type { RouteLine } from './recognise.ts';
import { texts } from './texts/index.ts';

interface Options {
  readonly entityId: number;
  onAdded(lines: readonly number[]): void;
  onRefused(lines: readonly number[]): void;
}

/** The message of this dialog, beside that of the list. */
export const messageAtom = atom<Message | null>(null);

/** Adds the routes of lines, as many at a time as one call takes. What was added stays, and is not added twice. */
export function useAdding({ entityId, onAdded, onRefused }: Options) {
  const host = useHost<RouteListEvents>();
  const [state, setState] = useState<SaveState>(IDLE);
  const [saver] = useState(() => createSaver(host.timedSave(setState)));

  /** How many were added; all of them, unless a message says why not. */
  const add = async (lines: readonly RouteLine[]): Promise<number> => {
    host.store.set(messageAtom, null);
    const batches = Array.from({ length: Math.ceil(lines.length / MAX_ROUTES) }, (_, n) =>
      lines.slice(n * MAX_ROUTES, (n + 1) * MAX_ROUTES),
    );
    let done = 0;
    let sent = 0;
    const end = await saver.save({
      parts: () => batches.map((batch) => batch.map(({ values }) => valuesOf(values))),
      async send(routes: RouteValues[], key) {
        const stored = await addRoutes(host.client, entityId, routes, key);
        for (const { id } of stored) host.emit('fp-saved', { routeSubscriptionId: id });
        onAdded(batches[sent]!.map(({ line }) => line));
        done += routes.length;
        sent += 1;
      },
    });
    if (end && 'error' in end) {
      const batch = batches[sent] ?? [];
      onRefused(
        reasonsOf(end.error).flatMap(({ line, field }) => {
          const refused = field === undefined ? undefined : batch[(line ?? 0) - 1];
          return refused ? [refused.line] : [];
        }),
      );
      const detail = reasonsOf(end.error).length > 0 && { detail: reasonOf(end.error) };
      const text =
        done > 0 ? texts('paste.error.save', { done, total: lines.length }) : texts('routes.error.save');
      reportError({ host, messageAtom }, { ...warning(text), ...detail }, end.error);
    }
    return done;
  };
  const progress = state.step === 'sending' ? state.done * MAX_ROUTES : undefined;
  return { add, isAdding: isSaving(state), progress };
}
