import { expect } from '@open-wc/testing';
import type { Draft, DraftFormat } from '../../../shared/draft/draft-format.ts';
import { type DraftOptions, type DraftSlot, openDraft } from '../../../shared/draft/open-draft.ts';
import { discardDraft, removeOldDrafts, unopenedDrafts } from '../../../shared/draft/unopened-drafts.ts';
import { watchLeaks } from '../../helpers/element/leaks.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';

const KEY = 'draft of a test';
const DAY = 24 * 60 * 60 * 1000;

/** A draft is a text; one that begins with `{"old":` is of an older format. */
const format: DraftFormat<string> = {
  write: ({ content, savedAt }: Draft<string>) => JSON.stringify({ content, savedAt }),
  read(text) {
    try {
      const { content, old, savedAt = null } = JSON.parse(text);
      return { content: content ?? old, savedAt };
    } catch {
      return undefined;
    }
  },
};

let slots: DraftSlot<string>[];
let problems: string[];
let told: number;
beforeEach(() => {
  localStorage.clear();
  slots = [];
  problems = [];
  told = 0;
});
afterEach(() => {
  for (const slot of slots) slot.close();
  localStorage.clear();
});

/** As in a tab of its own: locks and channels don't tell tabs of one origin from elements of one page. */
async function open(more: Partial<DraftOptions<string>> = {}): Promise<DraftSlot<string>> {
  const slot = await openDraft({
    key: KEY,
    format,
    onProblem: (problem) => problems.push(problem),
    onElsewhere: () => {
      told += 1;
    },
    ...more,
  });
  slots.push(slot);
  return slot;
}

const stored = (name = KEY) => localStorage.getItem(name);
const contents = () => Object.values({ ...localStorage }).map((text) => format.read(text)?.content ?? text);
const isStored = (text: string) => waitUntil(() => contents().includes(text), `"${text}" is not stored`);

it('AIR-09 keeps what is unsaved, says when, and deletes it once it is saved', async () => {
  const writes: string[] = [];
  const slot = await open({ onWritten: (key) => writes.push(key) });
  slot.save('half');
  slot.save('half a line');
  await isStored('half a line');
  expect(writes.at(-1)).to.equal(KEY);
  slot.save(null);
  expect(stored()).to.equal(null);
});

it('Adds no listener before all of it is open, so that a removed element leaves none behind', async () => {
  localStorage.setItem(`${KEY} #gone`, JSON.stringify({ content: 'of a tab', savedAt: Date.now() }));
  const leaks = watchLeaks();
  let isOpen = false;
  const opening = open().finally(() => {
    isOpen = true;
  });
  const early: unknown[] = [];
  while (!isOpen) {
    await new Promise((done) => setTimeout(done));
    if (!isOpen) early.push(...leaks.listeners());
  }
  (await opening).close();
  const late = leaks.listeners();
  leaks.stop();
  expect([early, late]).to.deep.equal([[], []]);
});

it('Writes nothing within the key press', async () => {
  const slot = await open();
  slot.save('typed');
  expect(stored()).to.equal(null);
});

it('AIR-09 keeps what was typed last when the page is left at once', async () => {
  const slot = await open();
  slot.save('last letters');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(format.read(stored() ?? '')?.content).to.equal('last letters');
});

it('AIR-09 keeps what was typed last when the page goes out of sight, where a phone may end it', async () => {
  const slot = await open();
  slot.save('last letters');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored()).to.equal(null);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  try {
    document.dispatchEvent(new Event('visibilitychange'));
  } finally {
    Reflect.deleteProperty(document, 'hidden');
  }
  expect(format.read(stored() ?? '')?.content).to.equal('last letters');
});

for (const [way, decide] of [
  ['restored without a question', (slot: DraftSlot<string>) => slot.adoptOffer()],
  ['dropped', (slot: DraftSlot<string>) => slot.dropOffer()],
  ['not decided about', () => undefined],
] as const)
  it(`D-38 keeps the work of the first of two tabs that are gone where that of the second is ${way}`, async () => {
    const first = await open();
    const second = await open();
    first.save('work of the first');
    first.flush();
    second.save('work of the second');
    second.flush();
    first.close();
    second.close();

    const next = await open();
    expect(next.offer?.content).to.equal('work of the second');
    decide(next);
    next.save('work of the third');
    next.flush();
    expect(contents()).to.include.members(['work of the first', 'work of the third']);
  });

it('AIR-07 offers what an earlier visit left, and from when it is', async () => {
  const first = await open();
  first.save('from before');
  first.close();
  const second = await open();
  expect(second.offer?.content).to.equal('from before');
  expect(second.offer?.savedAt).to.be.closeTo(Date.now(), 10_000);
});

it('An offered draft is not overwritten before somebody decides about it', async () => {
  localStorage.setItem(KEY, JSON.stringify({ content: 'from before', savedAt: Date.now() }));
  const slot = await open();
  slot.save('begun anew');
  await isStored('begun anew');
  expect(contents()).to.include('from before');
  slot.dropOffer();
  expect(contents()).to.deep.equal(['begun anew']);
  expect(stored()).to.contain('begun anew');
});

it('A second tab is told that the first one works on the draft, and overwrites nothing', async () => {
  const first = await open();
  first.save('of the first tab');
  const second = await open();
  expect(second.isElsewhere).to.equal(true);
  expect(second.offer).to.equal(null);
  second.save('of the second tab');
  await isStored('of the first tab');
  await isStored('of the second tab');
  expect(stored()).to.contain('of the first tab');
});

it('A tab gets the draft that another one is just letting go of', async () => {
  const first = await open();
  const opening = open();
  const isBeside = async () =>
    (await navigator.locks.query()).held?.filter(({ name }) => name?.startsWith(`${KEY} #`)).length === 2;
  await waitUntil(isBeside, 'it asks for the draft');
  first.close();
  expect((await opening).isElsewhere).to.equal(false);
});

it('D-38 a page that is busy for long while it opens its draft gets it all the same', async () => {
  localStorage.setItem(KEY, JSON.stringify({ content: 'of an earlier visit', savedAt: Date.now() }));
  const busyFor = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  let isOpen = false;
  const opening = open().finally(() => {
    isOpen = true;
  });
  for (let times = 0; times < 5 && !isOpen; times += 1) {
    busyFor(300);
    await new Promise((done) => setTimeout(done));
  }
  expect((await opening).offer?.content).to.equal('of an earlier visit');
});

it('A second tab takes the draft over with all that the first one has, which is told', async () => {
  const first = await open();
  const second = await open();
  first.save('not yet written');
  const draft = await second.takeOver();
  expect(draft?.content).to.equal('not yet written');
  expect(told).to.equal(1);
  expect([first.isElsewhere, second.isElsewhere]).to.deep.equal([true, false]);
  first.save('of the first tab, later');
  second.save('of the second tab');
  await isStored('of the first tab, later');
  await isStored('of the second tab');
  expect(stored()).to.contain('of the second tab');
});

it('What a tab took over is deleted by nobody else, whatever the former one stores or saves', async () => {
  const first = await open();
  first.save('of the first tab');
  await isStored('of the first tab');
  const second = await open();
  expect(second.isWorkElsewhere).to.equal(true);
  await second.takeOver();
  expect([first.isWorkElsewhere, second.isWorkElsewhere]).to.deep.equal([true, false]);
  first.save('later');
  await isStored('later');
  expect(stored()).to.contain('of the first tab');
  first.save(null);
  expect(contents()).to.deep.equal(['of the first tab']);
});

it('A second tab knows whether the first one has unsaved work', async () => {
  await open();
  expect((await open()).isWorkElsewhere).to.equal(false);
});

it('MSG-26 a second tab is told of the first one as soon as that has stored work', async () => {
  const first = await open();
  await open();
  first.save('begun later');
  await isStored('begun later');
  expect(told).to.equal(0);
  // Browsers send it to the other tabs only, and here both are in one.
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: stored() }));
  expect(told).to.equal(1);
});

it('A tab that is closed while it takes the draft over leaves it to the next one', async () => {
  await open();
  const second = await open();
  const taking = second.takeOver();
  second.close();
  await taking;
  expect((await open()).isElsewhere).to.equal(false);
});

it('The work of a tab that was closed without the draft is offered by the next one', async () => {
  const first = await open();
  const second = await open();
  second.save('beside');
  first.close();
  second.close();
  const third = await open();
  expect(third.offer?.content).to.equal('beside');
});

it('A draft in an older format is read', async () => {
  localStorage.setItem(KEY, JSON.stringify({ old: 'as it was written once' }));
  expect((await open()).offer?.content).to.equal('as it was written once');
});

it('A draft under the name of an earlier release is offered, and gone once it was dropped', async () => {
  localStorage.setItem('former', JSON.stringify({ content: 'from long before', savedAt: Date.now() }));
  localStorage.setItem('another', JSON.stringify({ content: 'not of this record', savedAt: Date.now() }));
  const slot = await open({
    isAlsoOffered: (name, textUnder) => textUnder().includes('from') && name === 'former',
  });
  expect(slot.offer?.content).to.equal('from long before');
  slot.dropOffer();
  expect(contents()).to.deep.equal(['not of this record']);
});

it('AIR-10 a draft that cannot be read is kept letter by letter under another name', async () => {
  localStorage.setItem(KEY, 'no {JSON');
  const slot = await open();
  expect(slot.offer).to.equal(null);
  slot.save('new');
  await isStored('new');
  expect(contents()).to.include('no {JSON');
  expect(problems).to.deep.equal(['unreadable']);
});

it('D-38 a draft that can be neither read nor copied aside is not overwritten', async () => {
  localStorage.setItem(KEY, 'no {JSON');
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  let slot: Awaited<ReturnType<typeof open>>;
  try {
    slot = await open();
  } finally {
    Storage.prototype.setItem = setItem;
  }
  slot.save('new');
  await waitUntil(() => contents().some((text) => text.includes('new')));
  expect(localStorage.getItem(KEY)).to.equal('no {JSON');
  expect(problems).to.deep.equal(['unreadable', 'full']);
});

it('What is older than thirty days is not offered any more', async () => {
  localStorage.setItem(KEY, JSON.stringify({ content: 'long ago', savedAt: Date.now() - 31 * DAY }));
  expect((await open()).offer).to.equal(null);
  expect(stored()).to.equal(null);
});

it('What is older than thirty days is deleted, of whatever record, unless a tab works on it', async () => {
  const old = (content: string) => JSON.stringify({ content, savedAt: Date.now() - 31 * DAY });
  const slot = await open();
  localStorage.setItem(KEY, old('of an open tab'));
  localStorage.setItem(`${KEY} 8`, old('of record 8'));
  localStorage.setItem(`${KEY} 9`, JSON.stringify({ content: 'of record 9', savedAt: Date.now() - DAY }));
  localStorage.setItem('another tool', old('of another tool'));
  await removeOldDrafts(KEY, format);
  expect(contents().sort()).to.deep.equal(['of an open tab', 'of another tool', 'of record 9']);
  slot.close();
});

it('D-38 the drafts that no tab works on are named by what they are about, the newest first, and can be discarded', async () => {
  const store = (name: string, content: string, hours: number) =>
    localStorage.setItem(name, JSON.stringify({ content, savedAt: Date.now() - hours * 3_600_000 }));
  const slot = await open();
  store(KEY, 'of an open tab', 0);
  store(`${KEY} 8`, 'older', 5);
  store(`${KEY} 8 #beside`, 'newer', 2);
  store(`${KEY} 9`, 'first', 1);
  store(`${KEY} 80`, 'too old', 31 * 24);
  localStorage.setItem(`${KEY} 7`, 'unreadable');
  const left = async () =>
    (await unopenedDrafts(`${KEY} `, format)).map(({ about, content }) => `${about}: ${content}`);
  expect(await left()).to.deep.equal(['9: first', '8: newer']);
  await discardDraft(`${KEY} 8 #beside`);
  expect(await left(), 'the older one is not lost').to.deep.equal(['9: first', '8: older']);
  await discardDraft(`${KEY} 8`);
  expect(await left()).to.deep.equal(['9: first']);
  expect(stored(`${KEY} 80`)).to.not.equal(null);
  await discardDraft(KEY);
  expect(stored()).to.not.equal(null);
  slot.close();
});

it('D-38 of several drafts the newest is offered, and all are named', async () => {
  const store = (name: string, content: string, hours: number) =>
    localStorage.setItem(name, JSON.stringify({ content, savedAt: Date.now() - hours * 3_600_000 }));
  store(KEY, 'oldest', 5);
  store(`${KEY} #a`, 'newest', 1);
  store(`${KEY} #b`, 'between', 3);
  const slot = await open();
  expect(slot.offer?.content).to.equal('newest');
  expect(slot.left.map(({ draft }) => draft.content).sort()).to.deep.equal(['between', 'newest', 'oldest']);
});

it('AIR-10 a full device is told once, and the work goes on', async () => {
  const slot = await open();
  const setItem = Storage.prototype.setItem;
  let tries = 0;
  Storage.prototype.setItem = () => {
    tries += 1;
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    slot.save('one');
    await waitUntil(() => tries === 1);
    slot.save('two');
    await waitUntil(() => tries === 2);
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(problems).to.deep.equal(['full']);
});

it('AIR-10 D-38 a device that is full again after it was not is told again, and whoever asks hears what it has', async () => {
  const slot = await open({ onWritten: () => problems.push('written') });
  const setItem = Storage.prototype.setItem;
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const isKept: boolean[] = [];
  try {
    for (const set of [full, setItem, full]) {
      Storage.prototype.setItem = set;
      slot.save('typed');
      isKept.push(slot.flush());
    }
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(problems).to.deep.equal(['full', 'written', 'full']);
  expect(isKept).to.deep.equal([false, true, false]);
  slot.save(null);
  expect(slot.flush()).to.equal(true);
});

it('AIR-10 a device that forbids storage is told once', async () => {
  const getItem = Storage.prototype.getItem;
  Storage.prototype.getItem = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  try {
    await open();
  } finally {
    Storage.prototype.getItem = getItem;
  }
  expect(problems).to.deep.equal(['forbidden']);
});
