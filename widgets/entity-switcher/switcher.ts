import { isAborted } from '../../shared/client/client-error.ts';
import { requestKeys } from '../../shared/client/request-keys.ts';
import type { Host } from '../../shared/element/host.ts';
import { formatsOf } from '../../shared/i18n/formats.ts';
import { localeAtom } from '../../shared/i18n/use-text.ts';
import { type Alert, alertText, codeOf, ownAlert, plain, reasonOf } from '../../shared/record/alert.ts';
import { alertAtom, phaseAtom, savingAtom } from '../../shared/record/state.ts';
import { askCurrent, askEntities, askIsAdmin, sendEntity } from './api.ts';
import type { EntityEvents } from './events.ts';
import { adminAtom, blockedAtom, type Company, choiceAtom, currentAtom, loadedAtom } from './state.ts';
import { texts } from './texts/index.ts';

type SwitcherHost = Pick<Host<EntityEvents>, 'client' | 'store' | 'emit' | 'reload'>;

/** All work of one element. */
export interface Switcher {
  /** Asks who the caller is and, for an admin, for the companies. */
  load(): void;
  choose(company: Company | null): void;
  /** Switches to what is chosen (ENT-08). */
  submit(): Promise<void>;
  close(): void;
}

const REFUSALS = new Set(['unauthorized', 'forbidden']);

export function createSwitcher(host: SwitcherHost): Switcher {
  const { store } = host;
  const withKey = requestKeys();
  let loading = new AbortController();

  const report = (alert: Alert, error: unknown, code: string = codeOf(error)) => {
    const message = alertText(alert, store.get(localeAtom), null);
    host.emit('fp-error', { message, code, cause: error });
  };

  const warn = (alert: Alert, error: unknown) => {
    store.set(alertAtom, alert);
    report(alert, error);
  };

  const loadEntities = async (signal: AbortSignal) => {
    const { compare } = formatsOf(store.get(localeAtom));
    const [current, entities] = await Promise.all([
      askCurrent(host.client, signal),
      askEntities(host.client, compare, signal),
    ]);
    const options = entities.map(({ id, companyName }) => ({ id, label: companyName }));
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
    store.set(alertAtom, null);
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
      const own = ownAlert(error);
      if (store.get(adminAtom)) return warn(own ?? plain(texts('entity.error.load')), error);
      // Nothing is drawn for somebody of whom nothing is known: the page hears of it.
      const code = own || REFUSALS.has(codeOf(error)) ? codeOf(error) : 'admin-check';
      report(own ?? plain(texts('entity.error.check')), error, code);
    }
  };

  const submit = async () => {
    const choice = store.get(choiceAtom);
    if (store.get(blockedAtom) || !choice) return;
    const { id } = choice;
    store.set(savingAtom, true);
    store.set(alertAtom, null);
    try {
      await withKey({ id }, (key) => sendEntity(host.client, id, key));
    } catch (error) {
      store.set(savingAtom, false);
      warn(ownAlert(error) ?? plain(texts('entity.error.switch', { reason: reasonOf(error) })), error);
      return;
    }
    store.set(savingAtom, false);
    store.set(currentAtom, id);
    host.emit('fp-entity-changed', { entityId: id });
    host.reload();
  };

  return {
    load() {
      loading.abort();
      loading = new AbortController();
      void load(loading);
    },
    choose: (company) => store.set(choiceAtom, company),
    submit,
    close: () => loading.abort(),
  };
}
