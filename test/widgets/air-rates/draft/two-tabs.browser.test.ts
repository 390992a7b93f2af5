import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type AirForm, draftWith, eachForm, NEW_DRAFT } from '../page-object.ts';

const ELSEWHERE = 'This draft is open in another tab.';

/** Two elements on one page are to each other what two tabs are. */
describe('<air-rate-form> in two tabs', () => {
  let first: AirForm;
  const { another } = eachForm((fresh) => {
    first = fresh;
  });

  const openBoth = async () => {
    await first.ready();
    await first.fill('Rate Specific Notes', 1, 'of the first');
    await draftWith('of the first');
    const second = another();
    await second.ready();
    return second;
  };
  const comments = (form: AirForm) => form.column('Rate Specific Notes').filter(Boolean);

  it('MSG-26 the second one says that the draft is open, and overwrites nothing', async () => {
    const second = await openBoth();
    const banner = await second.bannerWith(ELSEWHERE);
    expect(banner.getAttribute('role')).to.equal('status');
    expect(first.hasBanner(ELSEWHERE)).to.equal(false);
    await second.fill('Rate Specific Notes', 1, 'of the second');
    await waitUntil(() => second.drafts.length > 0, 'its own entries are stored');
    expect(second.drafts[0]?.detail.key).not.to.equal(NEW_DRAFT);
    expect(localStorage.getItem(NEW_DRAFT)).to.contain('of the first').and.not.contain('of the second');
  });

  it('MSG-26 one that was removed while it opened leaves the draft to the next', async () => {
    localStorage.setItem(NEW_DRAFT, JSON.stringify({ records: [{ comment: 'of before' }] }));
    const { locks } = navigator;
    const { request } = locks;
    // Within the asking itself, so that the lock is given when nobody is there any more.
    locks.request = (name: string, ...others: unknown[]) => {
      if (name === NEW_DRAFT) first.element.remove();
      return Reflect.apply(request, locks, [name, ...others]);
    };
    document.body.append(first.element);
    await waitUntil(() => !first.element.isConnected, 'it is removed while it opens');
    Reflect.deleteProperty(locks, 'request');
    const second = another();
    await second.ready();
    expect([comments(second), second.hasBanner(ELSEWHERE)]).to.deep.equal([['of before'], false]);
  });

  it('MSG-26 taking over keeps what both have entered', async () => {
    const second = await openBoth();
    await second.fill('Rate Specific Notes', 1, 'of the second');
    await second.fillField('Customer Name', 'Harbour Lane');
    // Not yet stored when the other one asks for it.
    await first.fillField('Submission Notes', 'notes of the first');
    await second.click('Take over');
    await waitUntil(() => comments(second).length === 2, 'the entries of both');
    expect(comments(second)).to.deep.equal(['of the first', 'of the second']);
    expect([second.field('Customer Name').value, second.field('Submission Notes').value]).to.deep.equal([
      'Harbour Lane',
      'notes of the first',
    ]);
    expect(second.hasBanner(ELSEWHERE)).to.equal(false);
    await first.bannerWith(ELSEWHERE);
    await draftWith('of the second');
    expect(localStorage.getItem(NEW_DRAFT)).to.contain('of the first');
    await waitUntil(() => Object.keys(localStorage).filter((key) => key.startsWith(NEW_DRAFT)).length === 1);
  });

  it('MSG-26 the first can take it back, and then has each entry once', async () => {
    const second = await openBoth();
    await second.fill('Rate Specific Notes', 1, 'of the second');
    await second.click('Take over');
    await waitUntil(() => comments(second).length === 2);
    await first.bannerWith(ELSEWHERE);
    await first.click('Take over');
    await waitUntil(() => !first.hasBanner(ELSEWHERE));
    await settled();
    expect(comments(first)).to.deep.equal(['of the first', 'of the second']);
    await second.bannerWith(ELSEWHERE);
  });

  it('a tab without work of the other is told nothing', async () => {
    await first.ready();
    const second = another();
    await second.ready();
    expect(second.hasBanner(ELSEWHERE)).to.equal(false);
  });
});
