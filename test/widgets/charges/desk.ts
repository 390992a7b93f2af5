import { createStore } from 'jotai';
import { createClient } from '../../../shared/client/client.ts';
import type { Host } from '../../../shared/element/host.ts';
import { inLanguage } from '../../../shared/i18n/define-texts.ts';
import { alertText } from '../../../shared/record/alert.ts';
import { alertAtom, phaseAtom, savingAtom } from '../../../shared/record/state.ts';
import { shownText } from '../../../shared/ui/grid/model/cells.ts';
import type { ChargesEvents } from '../../../widgets/charges/events.ts';
import type { Field } from '../../../widgets/charges/kind.ts';
import { createManager, type Manager } from '../../../widgets/charges/manager.ts';
import type { RecordRef } from '../../../widgets/charges/record.ts';
import type { ChargeRow } from '../../../widgets/charges/rows.ts';
import type { Session } from '../../../widgets/charges/session.ts';
import * as state from '../../../widgets/charges/state.ts';
import { type Totals, totalsOf } from '../../../widgets/charges/totals.ts';
import * as work from '../../../widgets/charges/work-state.ts';
import { type FakeNetwork, fakeNetwork, fieldsOf } from '../../helpers/network.ts';
import { answer, LOAD, SAVE } from './fixtures.ts';

export const FREIGHT: RecordRef = { feature: 'freight_charges', id: 7, role: 'admin' };

/** A manager on a fake network, without a page. */
export class Desk {
  readonly network: FakeNetwork = fakeNetwork();
  readonly events: { name: string; detail: unknown }[] = [];
  readonly store = createStore();
  readonly manager: Manager;
  /** What the page does with `fp-reload`. */
  cancelsReload = false;

  constructor() {
    const client = createClient({
      apiBase: 'http://fake.example',
      tokens: { linkToken: 'link' },
      fetcher: this.network.fetch,
      wait: async () => {},
    });
    this.manager = createManager({
      client,
      store: this.store,
      emit: ((name: string, detail: unknown) =>
        this.events.push({ name, detail }) > 0) as Host<ChargesEvents>['emit'],
      reload: () => {
        this.events.push({ name: 'fp-reload', detail: undefined });
        if (!this.cancelsReload) this.manager.reload();
      },
    });
    this.network.on(LOAD, answer());
  }

  async open(record: RecordRef = FREIGHT): Promise<void> {
    this.manager.want(record);
    await until(() => this.phase() !== 'loading');
  }

  get session(): Session {
    const session = this.store.get(state.sessionAtom);
    if (!session) throw new Error(`No session in phase ${this.phase()}`);
    return session;
  }

  phase = () => this.store.get(phaseAtom);
  isSaving = () => this.store.get(savingAtom);
  rows = () => this.store.get(work.gridAtom).rows;
  row = (n: number): ChargeRow => this.rows()[n - 1]!;
  cells = (n: number) => this.row(n).cells;
  /** What the cell shows. */
  shown = (n: number, column: Field) =>
    shownText(this.store.get(work.sheetAtom)!.rules, this.store.get(work.gridAtom), this.row(n), column);
  unsaved = () => this.store.get(state.unsavedAtom);
  isInvalid = () => this.store.get(work.invalidAtom);
  isStale = () => this.store.get(state.staleAtom);
  profit = () => this.store.get(work.profitAtom).isOn;
  alert() {
    const alert = this.store.get(alertAtom);
    return alert ? alertText(alert, 'en', null) : undefined;
  }
  detail = () => inLanguage('en', this.store.get(alertAtom)?.detail ?? '');
  errors = (n: number) => this.store.get(work.sheetAtom)!.judge(this.row(n)).errors;
  totals = (): Totals =>
    totalsOf(this.store.get(work.sheetAtom)!, this.rows(), this.store.get(work.ratesAtom));

  /** Types into a cell as a user does, and leaves it. */
  type(n: number, column: Field, text: string): void {
    const position = { row: this.row(n).key, column };
    this.session.dispatch({ type: 'focused', position });
    this.session.dispatch({ type: 'typed', position, text });
    this.session.dispatch({ type: 'left' });
  }

  /** Adds a row and fills it. */
  add(cells: Partial<Record<Field, string>>): number {
    this.session.dispatch({ type: 'rowAdded' });
    const n = this.rows().length;
    for (const [column, text] of Object.entries(cells)) this.type(n, column as Field, text);
    return n;
  }

  remove = (n: number) => this.session.dispatch({ type: 'rowRemoved', row: this.row(n).key });
  payloads = (route = SAVE) => this.network.to(route).map(fieldsOf);
  names = () => this.events.map(({ name }) => name);
}

/** A desk with the freight charges of quote 7 on it; `over` changes what the load answers. */
export async function openDesk(over: object = {}, record: RecordRef = FREIGHT): Promise<Desk> {
  const desk = new Desk();
  desk.network.on(LOAD, answer(over));
  await desk.open(record);
  return desk;
}

/** Lets everything that is under way in this process go on until the condition holds. */
export async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !condition(); turn += 1) await new Promise((done) => setImmediate(done));
  if (!condition()) throw new Error(`It never came to: ${condition}`);
}
