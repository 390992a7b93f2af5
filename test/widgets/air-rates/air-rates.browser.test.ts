import entry from 'entry:../../../widgets/air-rates/define.ts';
import { expect } from '@open-wc/testing';
import { commonElementSuite } from '../../helpers/element/common-suite.ts';
import { found } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { graphqlError } from '../../helpers/network.ts';
import { loggedErrors } from '../../helpers/quiet.ts';
import { textsIn } from '../../shared/ui/grid/grid-cell.ts';
import { block, lanes, UPLOAD } from './fixtures.ts';
import { type AirForm, airNetwork, eachForm } from './page-object.ts';

commonElementSuite({
  tag: 'air-rate-form',
  entry,
  prepare(form) {
    form.fetcher = airNetwork().fetch;
  },
  attribute: { name: 'record-id', property: 'recordId', text: '12', value: 12, empty: null },
  field: 'textarea',
  drawn: 'table',
  states: {
    'with its modal open': async (form) => {
      (await found(form, 'button', 'Add Weight Column')).click();
      await found(form, 'dialog');
    },
  },
});

// What the suite typed is a draft on this device.
afterEach(() => localStorage.clear());

describe('<air-rate-form>', () => {
  let form: AirForm;
  eachForm((fresh) => {
    form = fresh;
  });

  it('is accessible when it is empty, filled, refused, failed and submitted', async () => {
    await form.ready();
    await expect(form.element).to.be.accessible();
    await form.paste(block({ comment: 'one' }, { from: 'QQQ', validityTo: '' }));
    await form.fill('Charge', 1, 'Airport Handling');
    await expect(form.element).to.be.accessible();
    await form.click('Submit');
    await form.bannerWith('"QQQ" is not known');
    await expect(form.element).to.be.accessible();
    await form.fill('From', 2, 'FRA');
    form.network.on(UPLOAD, graphqlError('Closed.', 422), { missing: [], submissionId: 1 });
    await loggedErrors(async () => {
      await form.click('Submit');
      await form.bannerWith('Unable to submit the rates.');
    });
    await expect(form.element).to.be.accessible();
    await form.submitted();
    await expect(form.element).to.be.accessible();
  });

  it('I18N-03 headings, names and a message on the screen change with the language, entries but for their numbers don’t', async () => {
    await form.ready();
    await form.paste(lanes(1));
    await form.fill('From', 1, 'QQQ');
    await form.click('Submit');
    await form.bannerWith('"QQQ" is not known');
    // The focus is in the cell of the message.
    const names = () =>
      form.all('thead th, tbody input').map((node) => node.ariaLabel ?? node.textContent ?? '');
    const english = names();
    form.element.setAttribute('locale', 'de');
    await waitUntil(() => !form.text().includes('is not known'), 'the message is in German');
    await settled();
    expect(names()).to.have.length(english.length);
    for (const name of ['From*', 'T/Time*', 'Validity To*', 'From row 1', 'Charge', 'Currency']) {
      expect(english).to.include(name);
      expect(names()).not.to.include(name);
    }
    expect(textsIn(form.all('table')[0]!)[0]).to.include.members(['LHR', 'Maple Cargo', '4,50']);
    form.element.removeAttribute('locale');
    await form.bannerWith('"QQQ" is not known');
    expect(names()).to.deep.equal(english);
  });
});
