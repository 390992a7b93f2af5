import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  type Document,
  mayChange,
  visibilitiesFor,
} from '../../../../../portal/app/records/documents/document.ts';
import { fileSize } from '../../../../../portal/app/records/documents/file-size.ts';
import { formatsOf } from '../../../../../shared/i18n/formats.ts';

const PARTIES = { owner: 101, agent: 2 };

it('D-15 offers nobody to hide a document from their own company', () => {
  const offered = (viewer: Parameters<typeof visibilitiesFor>[0], parties = PARTIES) =>
    visibilitiesFor(viewer, parties).join(' ');
  assert.equal(offered({ role: 'admin', companyId: 1 }), 'everybody agent customer internal');
  assert.equal(offered({ role: 'agent', companyId: 2 }), 'everybody agent');
  assert.equal(offered({ role: undefined, companyId: 101 }), 'everybody customer');
  // An admin who acts for the customer.
  assert.equal(offered({ role: 'admin', companyId: 101 }), 'everybody customer');
  assert.equal(
    visibilitiesFor({ role: 'admin', companyId: 1 }, { owner: 101, agent: undefined }).join(' '),
    'everybody customer internal',
  );
});

it('D-15 lets the company that added a document change it, and admins', () => {
  const document = { company: { id: 2, companyName: 'Agent' } } as Document;
  assert.equal(mayChange(document, { role: 'agent', companyId: 2 }), true);
  assert.equal(mayChange(document, { role: 'admin', companyId: 1 }), true);
  assert.equal(mayChange(document, { role: undefined, companyId: 101 }), false);
  // What the viewer may not see of the company has no id.
  assert.equal(mayChange({ ...document, company: null }, { role: undefined }), false);
});

it('I18N-02 a size reads as people compare files', () => {
  const size = (bytes: number, locale = 'en') => fileSize(formatsOf(locale), bytes).replace('\u00a0', ' ');
  assert.deepEqual([size(0), size(1), size(24_300), size(1_840_000)], ['0 kB', '1 kB', '25 kB', '1.8 MB']);
  assert.equal(size(1_840_000, 'de'), '1,8 MB');
});
