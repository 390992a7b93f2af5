import { expect } from '@open-wc/testing';
import { define } from '../../../shared/element/define.ts';
import { FixtureElement } from '../../helpers/element/fixture-element.ts';
import type { TestElement } from '../../helpers/element/page.ts';
import { add, added, eachProbe, shown, shows, TAG } from './probe.ts';

const LATE = 'fp-late';

describe('defineElement, attributes and properties', () => {
  eachProbe();

  it('reads attributes, and draws their changes', async () => {
    const element = await add(`<${TAG} record-id="12" profile></${TAG}>`);
    expect(shown(element, 'Record')).to.equal('12');
    expect(shown(element, 'Profile')).to.equal('profile');
    element.setAttribute('record-id', '13');
    await shows(element, 'Record', '13');
  });

  it('forgets a removed attribute', async () => {
    const element = await add(`<${TAG} record-id="12" profile></${TAG}>`);
    element.removeAttribute('record-id');
    element.removeAttribute('profile');
    await shows(element, 'Record', 'none');
    await shows(element, 'Profile', 'plain');
    expect([element.recordId, element.profile]).to.deep.equal([null, false]);
  });

  it('reads an attribute without its hyphen, as frameworks write a property of an element that they don’t know yet', async () => {
    const element = await add(`<${TAG} recordid="12"></${TAG}>`);
    expect([shown(element, 'Record'), element.recordId]).to.deep.equal(['12', 12]);
    element.setAttribute('recordid', '13');
    await shows(element, 'Record', '13');
    element.setAttribute('record-id', '14');
    await shows(element, 'Record', '14');
    element.removeAttribute('record-id');
    await shows(element, 'Record', '13');
    element.recordId = 15;
    await shows(element, 'Record', '15');
    expect([element.getAttribute('record-id'), element.hasAttribute('recordid')]).to.deep.equal([
      '15',
      false,
    ]);
  });

  it('leaves no attribute of any spelling for a property that is set to none', async () => {
    const element = await add(`<${TAG} recordid="12"></${TAG}>`);
    element.recordId = null;
    await shows(element, 'Record', 'none');
    expect(element.hasAttribute('recordid')).to.equal(false);
  });

  it('takes no half number', async () => {
    const element = await add(`<${TAG} record-id="12abc"></${TAG}>`);
    expect(shown(element, 'Record')).to.equal('none');
    element.recordId = Number.NaN;
    expect(element.recordId).to.equal(null);
  });

  it('reflects properties, and draws null as none', async () => {
    const element = await add();
    element.recordId = 0;
    element.profile = true;
    await shows(element, 'Record', '0');
    expect([element.getAttribute('record-id'), element.getAttribute('profile')]).to.deep.equal(['0', '']);
    element.recordId = null;
    element.profile = false;
    await shows(element, 'Record', 'none');
    expect([element.hasAttribute('record-id'), element.hasAttribute('profile')]).to.deep.equal([
      false,
      false,
    ]);
  });

  it('never writes a token into the markup', async () => {
    const element = await add();
    element.token = 'secret';
    expect(element.token).to.equal('secret');
    expect(element.outerHTML).not.to.contain('secret');
  });

  it('keeps objects and functions as they are given', async () => {
    const element = await add();
    const options = ['red', 'green'];
    let calls = 0;
    const getToken = () => {
      calls += 1;
      return 'name';
    };
    element.options = options;
    element.getToken = getToken;
    await shows(element, 'Options', 'red,green');
    expect(element.options).to.equal(options);
    expect(element.getToken).to.equal(getToken);
    expect(calls).to.equal(0);
    expect(element.getAttributeNames()).to.deep.equal(['data-version']);
    element.options = undefined;
    await shows(element, 'Options', 'none');
  });

  it('never takes a function of the page by its name', async () => {
    const element = await add(`<${TAG} get-token="alert"></${TAG}>`);
    expect(element.getToken).to.equal(null);
  });

  it('takes over what was set before the upgrade, and later sets too', async () => {
    const element = document.createElement(LATE) as TestElement;
    element.recordId = 7;
    element.options = ['early'];
    element.fetcher = window.fetch;
    document.body.append(element);
    added.push(element);
    define(LATE, class extends FixtureElement {});
    await shows(element, 'Record', '7');
    expect(shown(element, 'Options')).to.equal('early');
    expect(element.fetcher).to.equal(window.fetch);
    element.options = ['later'];
    await shows(element, 'Options', 'later');
  });
});
