import { createStore } from 'jotai';
import { createClient } from '../../../shared/client/client.ts';
import type { Host } from '../../../shared/element/host.ts';
import { inLanguage } from '../../../shared/i18n/define-texts.ts';
import { messageText } from '../../../shared/record/message.ts';
import { shownText } from '../../../shared/ui/grid/model/cells.ts';
import type { ChargesEvents } from '../../../widgets/charges/events.ts';
import type { RecordRef } from '../../../widgets/charges/record.ts';
import type { ChargeRow } from '../../../widgets/charges/rows/charge-row.ts';
import type { Field } from '../../../widgets/charges/rows/list-kind.ts';
import { conflictWarnings } from '../../../widgets/charges/rules/conflict-warnings.ts';
import { createTotals, type Totals } from '../../../widgets/charges/rules/list-totals.ts';
import type { ChargesEditor } from '../../../widgets/charges/state/editor.ts';
import * as state from '../../../widgets/charges/state/element-state.ts';
import * as work from '../../../widgets/charges/state/list-state.ts';
import { createLoader, type Loader } from '../../../widgets/charges/state/record-loader.ts';
import { untimed } from '../../helpers/element/untimed.ts';
import { eventually } from '../../helpers/eventually.ts';
import { type FakeNetwork, fakeNetwork, fieldsOf } from '../../helpers/network.ts';
import { answer, LOAD, SAVE } from './fixtures.ts';

export const FREIGHT: RecordRef = { feature: 'freight_charges', id: 7, role: 'admin' };

/** A loader and its editor on a fake network, without a page. */
export class TestTool {
  readonly network: FakeNetwork = fakeNetwork();
  readonly events: { name: string; detail: unknown }[] = [];
  readonly store = createStore();
  readonly loader: Loader;
  /** What the page does with `fp-reload`. */
  cancelsReload = false;

  constructor() {
    const client = createClient({
      apiBase: 'http://fake.example',
      tokens: { linkToken: 'link' },
      fetcher: this.network.fetch,
      wait: async () => {},
    });
    this.loader = createLoader({
      client,
      store: this.store,
      emit: ((name: string, detail: unknown) =>
        this.events.push({ name, detail }) > 0) as Host<ChargesEvents>['emit'],
      timedSave: untimed,
      reload: () => {
        this.events.push({ name: 'fp-reload', detail: undefined });
        if (!this.cancelsReload) this.loader.reload();
      },
    });
    this.network.on(LOAD, answer());
  }

  async open(record: RecordRef = FREIGHT): Promise<void> {
    this.loader.request(record);
    await eventually(() => this.phase() !== 'loading');
  }

  get editor(): ChargesEditor {
    const editor = this.store.get(state.editorAtom);
    if (!editor) throw new Error(`No editor in phase ${this.phase()}`);
    return editor;
  }

  phase = () => this.store.get(state.recordState.phaseAtom);
  isSaving = () => this.store.get(state.readOnlyAtom);
  rows = () => this.store.get(work.gridAtom).rows;
  row = (n: number): ChargeRow => this.rows()[n - 1]!;
  cells = (n: number) => this.row(n).cells;
  /** What the cell shows. */
  shown = (n: number, column: Field) =>
    shownText(
      this.store.get(work.chargeRulesAtom)!.rules,
      this.store.get(work.gridAtom),
      this.row(n),
      column,
    );
  unsaved = () => this.store.get(state.unsavedAtom);
  isInvalid = () => this.store.get(work.invalidAtom);
  isStale = () => this.store.get(state.recordState.staleAtom);
  profit = () => this.store.get(work.profitAtom).isOn;
  message() {
    const message = this.store.get(state.recordState.messageAtom);
    return message ? messageText(message, 'en', null) : undefined;
  }
  detail = () => inLanguage('en', this.store.get(state.recordState.messageAtom)?.detail ?? '');
  errors = (n: number) => this.store.get(work.chargeRulesAtom)!.validate(this.row(n)).errors;
  /** What a merge says at the line: `column: text`, the text alone of the line as a whole. */
  warnings = (n: number) =>
    conflictWarnings(this.store.get(work.chargeRulesAtom)!, this.row(n)).map(({ column, message }) =>
      [column, inLanguage('en', message)].filter(Boolean).join(': '),
    );
  totals = (): Totals =>
    createTotals(this.store.get(work.chargeRulesAtom)!, this.store.get(work.exchangeRatesAtom))(this.rows());

  /** Types into a cell as a user does, and leaves it. */
  type(n: number, column: Field, text: string): void {
    const position = { row: this.row(n).key, column };
    this.editor.dispatch({ type: 'focused', position });
    this.editor.dispatch({ type: 'typed', position, text });
    this.editor.dispatch({ type: 'left' });
  }

  /** Adds a row and fills it. */
  add(cells: Partial<Record<Field, string>>): number {
    this.editor.dispatch({ type: 'rowAdded' });
    const n = this.rows().length;
    for (const [column, text] of Object.entries(cells)) this.type(n, column as Field, text);
    return n;
  }

  remove = (n: number) => this.editor.dispatch({ type: 'rowRemoved', row: this.row(n).key });
  payloads = (route = SAVE) => this.network.to(route).map(fieldsOf);
  names = () => this.events.map(({ name }) => name);
}

/** A tool with the freight charges of quote 7 loaded; `over` changes what the load answers. */
export async function openTool(over: object = {}, record: RecordRef = FREIGHT): Promise<TestTool> {
  const element = new TestTool();
  element.network.on(LOAD, answer(over));
  await element.open(record);
  return element;
}
