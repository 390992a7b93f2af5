import assert from 'node:assert/strict';
import { before, beforeEach, mock, suite, test } from 'node:test';
import { atom, createStore } from 'jotai';
import { ClientError } from '../../../shared/client/client-error.ts';
import type { Host } from '../../../shared/element/host.ts';
import { texts } from '../../../shared/i18n/texts/index.ts';
import { warning } from '../../../shared/record/message.ts';
import {
  createRecordLoader,
  type RecordEditor,
  type RecordLoader,
} from '../../../shared/record/record-loader.ts';
import { createRecordState } from '../../../shared/record/state.ts';

/** A record is its number; what is loaded of it is a text. */
interface Note extends RecordEditor<number> {
  isClosed: boolean;
}

const state = createRecordState();
const { messageAtom, leaveAtom, phaseAtom, savingAtom } = state;
const textAtom = atom<string | null>(null);
const unsavedAtom = atom(0);
const editorAtom = atom<Note | null>(null);

let store: ReturnType<typeof createStore>;
let loader: RecordLoader<number>;
let events: { name: string; code?: string }[];
/** The loads that wait for their answer, by record. */
let loads: Map<number, PromiseWithResolvers<string>>;
let asked: number[];
let isSavedWell: boolean;
let refreshed: (signal: AbortSignal) => Promise<string>;
let cancelsReload: boolean;
/** What the page does when it hears of `fp-reload`. */
let onReload: () => void;
before(() => {
  mock.method(console, 'warn', () => {});
});

const settled = () => new Promise((done) => setImmediate(done));
const text = () => store.get(textAtom);
const phase = () => store.get(phaseAtom);
const editor = () => store.get(editorAtom);
const edit = (words: string) => {
  store.set(textAtom, words);
  store.set(unsavedAtom, 1);
};
const answer = async (record: number, words = `text of ${record}`) => {
  loads.get(record)?.resolve(words);
  await settled();
};
const fail = async (record: number, error: Error) => {
  loads.get(record)?.reject(error);
  await settled();
};
const open = async (record: number) => {
  loader.request(record);
  await answer(record);
};

function begin(record: number, words: string): Note {
  store.set(textAtom, words);
  return {
    record,
    isClosed: false,
    async save() {
      store.set(state.saveAtom, { step: 'validating' });
      await settled();
      if (this.isClosed) return false;
      store.set(state.saveAtom, { step: 'idle' });
      if (isSavedWell) store.set(unsavedAtom, 0);
      return isSavedWell;
    },
    async refresh(signal) {
      store.set(textAtom, await refreshed(signal));
    },
    close() {
      this.isClosed = true;
    },
  };
}

beforeEach(() => {
  store = createStore();
  events = [];
  loads = new Map();
  asked = [];
  [isSavedWell, cancelsReload] = [true, false];
  onReload = () => {};
  refreshed = async () => 'as stored';
  loader = createRecordLoader<number, Note>(
    {
      store,
      emit: ((name: string, detail?: { code: string }) =>
        events.push({ name, ...(detail && { code: detail.code }) }) > 0) as Host['emit'],
      reload: () => {
        onReload();
        if (!cancelsReload) loader.reload();
      },
    },
    {
      state,
      editorAtom,
      unsavedAtom,
      isSame: (a, b) => a === b,
      async load(record) {
        asked.push(record);
        const waiting = Promise.withResolvers<string>();
        loads.set(record, waiting);
        const words = await waiting.promise;
        return () => begin(record, words);
      },
      clear: () => {
        store.set(textAtom, null);
        store.set(unsavedAtom, 0);
      },
      failure: () => warning(texts('error.offline')),
    },
  );
});

suite('reloads', () => {
  test('of two at once the later one counts, and the record is shown once', async () => {
    await open(1);
    loader.reload();
    const early = loads.get(1);
    loader.reload();
    assert.deepEqual(asked, [1, 1, 1]);
    await answer(1, 'of the second');
    early?.resolve('of the first');
    await settled();
    assert.deepEqual([text(), phase(), events], ['of the second', 'ready', []]);
  });

  test('while the question is open the record that was asked for last comes, and the question goes', async () => {
    await open(1);
    edit('mine');
    loader.request(2);
    loader.reload();
    await answer(2);
    assert.deepEqual([store.get(leaveAtom), text(), asked], [false, 'text of 2', [1, 2]]);
  });
});

suite('which record is open', () => {
  test('a record is loaded once, and asking for it again changes nothing', async () => {
    loader.request(1);
    assert.equal(phase(), 'loading');
    await answer(1);
    assert.deepEqual([phase(), text(), editor()?.record], ['ready', 'text of 1', 1]);
    loader.request(1);
    assert.deepEqual([asked, phase()], [[1], 'ready']);
  });

  test('without unsaved work another record takes its place at once', async () => {
    await open(1);
    const first = editor();
    loader.request(2);
    assert.deepEqual([first?.isClosed, editor(), text()], [true, null, null]);
    await answer(2);
    assert.equal(text(), 'text of 2');
  });

  test('D-31 with unsaved work another record asks first; to stay keeps it, to leave opens the other', async () => {
    await open(1);
    edit('mine');
    loader.request(2);
    assert.deepEqual([store.get(leaveAtom), text(), asked], [true, 'mine', [1]]);
    loader.stay();
    assert.deepEqual([store.get(leaveAtom), text(), editor()?.isClosed], [false, 'mine', false]);
    loader.request(3);
    loader.leave();
    await answer(3);
    assert.deepEqual([store.get(leaveAtom), text(), asked], [false, 'text of 3', [1, 3]]);
  });

  test('the question goes when the page asks for the present record again', async () => {
    await open(1);
    edit('mine');
    loader.request(2);
    loader.request(1);
    assert.deepEqual([store.get(leaveAtom), text()], [false, 'mine']);
  });

  test('MSG-18 without a record it says so and tells the page', () => {
    loader.request(undefined);
    assert.deepEqual([phase(), store.get(messageAtom)?.text.id], ['no-record', 'error.noRecord']);
    assert.deepEqual(events, [{ name: 'fp-error', code: 'no-record' }]);
  });
});

suite('late answers', () => {
  test('the answer for a record that was left meanwhile changes nothing', async () => {
    loader.request(1);
    const late = loads.get(1);
    await open(2);
    late?.resolve('too late');
    await settled();
    assert.deepEqual([text(), editor()?.record, phase()], ['text of 2', 2, 'ready']);
  });

  test('nor does its failure', async () => {
    loader.request(1);
    await open(2);
    await fail(1, new Error('too late'));
    assert.deepEqual([phase(), store.get(messageAtom), events], ['ready', null, []]);
  });

  test('nor does an answer after the element is gone', async () => {
    loader.request(1);
    loader.close();
    await answer(1);
    assert.deepEqual([editor(), text()], [null, null]);
  });
});

suite('a load that fails', () => {
  test('D-17 D-18 leaves nothing to be saved, and another try opens the record', async () => {
    await open(1);
    loader.reload();
    await fail(1, new Error('gone'));
    assert.deepEqual([phase(), editor(), text()], ['failed', null, null]);
    assert.equal(store.get(messageAtom)?.text.id, 'error.offline');
    loader.reload();
    await answer(1);
    assert.deepEqual([phase(), text(), store.get(messageAtom)], ['ready', 'text of 1', null]);
  });

  for (const [code, id] of [
    ['forbidden', 'error.noAccess'],
    ['unauthorized', 'error.noAccess'],
    ['session-expired', 'error.sessionExpired'],
  ] as const)
    test(`D-02 MSG-19 MSG-20 ${code} is a refusal of its own`, async () => {
      loader.request(1);
      await fail(1, new ClientError(code, 'No', { request: 'load' }));
      assert.deepEqual([phase(), store.get(messageAtom)?.text.id], ['refused', id]);
      assert.deepEqual(events, [{ name: 'fp-error', code }]);
    });
});

suite('a load that fails for a reason of its own', () => {
  test('says that reason, whatever was to be loaded, and can be tried again', async () => {
    loader.request(1);
    const notice = texts('error.getToken');
    await fail(1, new ClientError('get-token', notice, { request: 'token', notice }));
    assert.deepEqual([phase(), store.get(messageAtom)?.text], ['failed', notice]);
    assert.deepEqual(events, [{ name: 'fp-error', code: 'get-token' }]);
    loader.reload();
    await answer(1);
    assert.equal(phase(), 'ready');
  });

  test('D-01 MSG-19 a refusal may have one, too', async () => {
    loader.request(1);
    const notice = texts('error.linkExpired');
    await fail(1, new ClientError('unauthorized', 'No', { request: 'token', notice }));
    assert.deepEqual([phase(), store.get(messageAtom)?.text], ['refused', notice]);
  });
});

suite('a save', () => {
  test('D-106 brings what others did meanwhile, beneath what is on the screen', async () => {
    await open(1);
    edit('mine');
    const before = editor();
    await loader.save();
    await settled();
    assert.deepEqual([text(), editor() === before, asked, phase()], ['as stored', true, [1], 'ready']);
  });

  test('D-106 a page that answers fp-reload with reload() has it loaded once', async () => {
    onReload = () => loader.reload();
    let count = 0;
    refreshed = async () => {
      count += 1;
      return 'as stored';
    };
    await open(1);
    edit('mine');
    await loader.save();
    await settled();
    assert.deepEqual([count, text()], [1, 'as stored']);
  });

  test('D-106 what could not be brought leaves the screen as it is', async () => {
    await open(1);
    edit('mine');
    refreshed = () => Promise.reject(new Error('gone'));
    await loader.save();
    await settled();
    assert.deepEqual([text(), phase(), events], ['mine', 'ready', []]);
  });

  test('D-106 what is still being brought is given up for the next record', async () => {
    await open(1);
    edit('mine');
    let given: AbortSignal | undefined;
    refreshed = (signal) => {
      given = signal;
      return new Promise(() => {});
    };
    await loader.save();
    assert.equal(given?.aborted, false);
    await open(2);
    assert.deepEqual([given?.aborted, text()], [true, 'text of 2']);
  });

  test('D-106 a page that loads by itself is left alone', async () => {
    cancelsReload = true;
    await open(1);
    edit('mine');
    await loader.save();
    await settled();
    assert.equal(text(), 'mine');
  });

  test('opens the record that the page asked for meanwhile', async () => {
    await open(1);
    edit('mine');
    loader.request(2);
    await loader.save();
    await answer(2);
    assert.deepEqual([text(), store.get(leaveAtom)], ['text of 2', false]);
  });

  test('D-39 that fails keeps the record, its work and the question', async () => {
    isSavedWell = false;
    await open(1);
    edit('mine');
    loader.request(2);
    await loader.save();
    assert.deepEqual([text(), store.get(leaveAtom), asked], ['mine', true, [1]]);
  });

  test('D-123 a reload that the page asks for meanwhile waits for its end', async () => {
    await open(1);
    edit('mine');
    const saving = loader.save();
    loader.reload();
    loader.reload();
    assert.deepEqual([asked, text(), phase()], [[1], 'mine', 'ready']);
    await saving;
    await answer(1, 'as stored now');
    assert.deepEqual([asked, text(), phase()], [[1, 1], 'as stored now', 'ready']);
  });

  test('D-39 a reload that waited for a save that fails would lose what was to be saved, and is dropped', async () => {
    isSavedWell = false;
    await open(1);
    edit('mine');
    const saving = loader.save();
    loader.reload();
    await saving;
    await settled();
    assert.deepEqual([asked, text()], [[1], 'mine']);
    isSavedWell = true;
    await loader.save();
    await settled();
    assert.deepEqual([asked, text()], [[1], 'as stored']);
  });

  test('a reload that waited is dropped when the record is left', async () => {
    await open(1);
    edit('mine');
    const saving = loader.save();
    loader.reload();
    loader.request(2);
    loader.leave();
    await answer(2);
    await saving;
    await settled();
    assert.deepEqual([asked, text()], [[1, 2], 'text of 2']);
  });

  test('without a loaded record does nothing', async () => {
    loader.request(1);
    await loader.save();
    assert.deepEqual([asked, store.get(savingAtom)], [[1], false]);
  });
});
