import { expect } from '@open-wc/testing';
import { swapDraft } from '../../../../portal/app/drafts/swap-draft.ts';
import type { Draft, DraftFormat } from '../../../../shared/draft/draft-format.ts';
import { type DraftSlot, openDraft } from '../../../../shared/draft/open-draft.ts';

const KEY = 'draft of a form';
const format: DraftFormat<string> = {
  write: (draft: Draft<string>) => JSON.stringify(draft),
  read(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },
};

describe('the other drafts of a form', () => {
  let slot: DraftSlot<string>;
  const left = (name: string, content: string, hours: number) =>
    localStorage.setItem(name, format.write({ content, savedAt: Date.now() - hours * 3_600_000 }));
  const stored = () =>
    Object.values({ ...localStorage })
      .map((text) => format.read(text)?.content)
      .sort();
  const nothing = () => undefined;
  const open = async () => {
    slot = await openDraft({ key: KEY, format, onProblem: nothing, onElsewhere: nothing });
    const offer = slot.adoptOffer();
    const others = slot.left.filter(({ draft }) => draft !== offer);
    return { slot, key: KEY, format, work: offer?.content ?? null, others };
  };
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    slot.close();
    localStorage.clear();
  });

  it('D-38 are gone on with, each, and what was in work takes its place among them', async () => {
    left(KEY, 'oldest', 5);
    left(`${KEY} #a`, 'newest', 1);
    left(`${KEY} #b`, 'between', 3);
    const opened = await open();
    slot.save('newest and more');
    const { draft, others } = await swapDraft({ ...opened, work: 'newest and more' }, KEY);
    expect(draft?.content).to.equal('oldest');
    expect(others.map((other) => other.draft.content)).to.deep.equal(['newest and more', 'between']);
    expect(stored()).to.deep.equal(['between', 'newest and more', 'oldest']);
    slot.save(null);
    expect(stored(), 'the one in work was thrown away').to.deep.equal(['between', 'newest and more']);
    const back = await swapDraft({ ...opened, work: null, others }, others[0]!.name);
    expect([back.draft?.content, back.others.length]).to.deep.equal(['newest and more', 1]);
    expect(stored()).to.deep.equal(['between', 'newest and more']);
  });

  it('D-38 that another tab has taken meanwhile are named no more', async () => {
    left(KEY, 'one', 1);
    left(`${KEY} #a`, 'two', 2);
    const opened = await open();
    localStorage.removeItem(`${KEY} #a`);
    expect(await swapDraft(opened, `${KEY} #a`)).to.deep.equal({ draft: undefined, others: [] });
    expect(stored()).to.deep.equal(['one']);
  });

  it('D-38 stay as they are on a device that is too full for both', async () => {
    left(KEY, 'one', 1);
    left(`${KEY} #a`, 'two', 2);
    const opened = await open();
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const { draft, others } = await swapDraft(opened, `${KEY} #a`);
      expect([draft, others.length]).to.deep.equal([undefined, 1]);
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(stored()).to.deep.equal(['one', 'two']);
  });
});
