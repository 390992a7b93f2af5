import { isAborted } from '../../shared/client/client-error.ts';
import type { Host } from '../../shared/element/host.ts';
import { formatsOf } from '../../shared/i18n/formats.ts';
import { localeAtom } from '../../shared/i18n/use-text.ts';
import { codeOf, ownMessage, reasonOf, warning } from '../../shared/record/message.ts';
import { report, reportError } from '../../shared/record/report.ts';
import { createSaver } from '../../shared/save/saver.ts';
import { askCurrent, askEntities, askIsAdmin, sendEntity } from './api.ts';
import type { EntityEvents } from './events.ts';
import {
  adminAtom,
  blockedAtom,
  type Company,
  choiceAtom,
  currentAtom,
  loadedAtom,
  recordState,
} from './state.ts';
import { texts } from './texts/index.ts';

type SwitcherHost = Pick<Host<EntityEvents>, 'client' | 'store' | 'emit' | 'timedSave' | 'reload'>;

/** All work of one element. */
export interface Switcher {
  /** Asks who the caller is and, for an admin, for the companies; while a switch runs, once it succeeded. */
  load(): void;
  choose(company: Company | null): void;
  /** Switches to what is chosen (ENT-08). */
  submit(): Promise<void>;
  close(): void;
}

const REFUSALS = new Set(['unauthorized', 'forbidden']);

export function createSwitcher(host: SwitcherHost): Switcher {
  const { store } = host;
  const { phaseAtom, messageAtom, saveAtom, savingAtom } = recordState;
  const target = { host, messageAtom };
  const saver = createSaver(host.timedSave((state) => store.set(saveAtom, state)));
  let loading = new AbortController();
  let isLoadDue = false;

  const loadEntities = async (signal: AbortSignal) => {
    const { compare } = formatsOf(store.get(localeAtom));
    const [current, entities] = await Promise.all([
      askCurrent(host.client, signal),
      askEntities(host.client, compare, signal),
    ]);
    // API-38, but what hardly anybody acts for comes after all others.
    const inOrder = entities.toSorted((a, b) => Number(a.isReference ?? 0) - Number(b.isReference ?? 0));
    const options = inOrder.map(({ id, companyName }) => ({ id, label: companyName }));
    // What was chosen and not yet switched to stays; else the choice follows a switch made elsewhere.
    const former = store.get(choiceAtom)?.id;
    const chosen = former === store.get(currentAtom) ? current?.id : (former ?? current?.id);
    store.set(currentAtom, current?.id ?? null);
    store.set(choiceAtom, options.find(({ id }) => id === chosen) ?? null);
    store.set(phaseAtom, 'ready');
    store.set(loadedAtom, { options });
  };

  const load = async ({ signal }: AbortController) => {
    store.set(phaseAtom, 'loading');
    store.set(messageAtom, null);
    try {
      const isAdmin = await askIsAdmin(host.client, signal);
      store.set(adminAtom, isAdmin);
      if (isAdmin) return await loadEntities(signal);
      store.set(phaseAtom, 'refused');
      store.set(loadedAtom, { options: [] });
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      store.set(phaseAtom, 'failed');
      // ENT-16, D-39: the line of the log stays, and the admin sees it.
      console.error('Failed to load the entity list:', error);
      if (store.get(adminAtom)) return reportError(target, warning(texts('entity.error.load')), error);
      // Nothing is drawn as long as it isn't known whether the caller is an admin: only the page gets the event.
      const own = ownMessage(error);
      const code = own || REFUSALS.has(codeOf(error)) ? codeOf(error) : 'admin-check';
      report(target, own ?? warning(texts('entity.error.check')), code, error);
    }
  };

  const startLoad = () => {
    isLoadDue = false;
    loading.abort();
    loading = new AbortController();
    void load(loading);
  };

  const submit = async () => {
    const choice = store.get(choiceAtom);
    if (store.get(blockedAtom) || !choice) return;
    store.set(messageAtom, null);
    const end = await saver.save({
      parts: () => [{ id: choice.id }],
      send: ({ id }, key) => sendEntity(host.client, id, key),
    });
    if (end && 'error' in end) {
      isLoadDue = false;
      const message = warning(texts('entity.error.switch', { reason: reasonOf(end.error) }));
      return reportError(target, message, end.error);
    }
    store.set(currentAtom, choice.id);
    host.emit('fp-entity-changed', { entityId: choice.id });
    host.reload();
    if (isLoadDue) startLoad();
  };

  return {
    load() {
      // Before the end of a switch it isn't known which company the caller acts for.
      if (store.get(savingAtom)) isLoadDue = true;
      else startLoad();
    },
    choose: (company) => store.set(choiceAtom, company),
    submit,
    close: () => loading.abort(),
  };
}
