import { expect } from '@open-wc/testing';
import { BookingPage } from '../../../../../portal/app/records/lazy-pages.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, fieldsOf, graphqlError } from '../../../../helpers/network.ts';
import { focused, press } from '../../../../shared/ui/user-input.ts';
import { eachAdminPage, IMPORTER } from '../../admin/admin-screen.tsx';
import { record } from '../../modules/list/list-screen.tsx';

const OWNER = { ...IMPORTER, entity_id: 101 };
const FILE_ID = '3f0c2a58-8f0e-4a53-9c1d-6f2b7f0f7c11';

const document_ = (id: number, name: string, more: object = {}) => ({
  ...{ id, name, type: 'packingList', visibility: 'everybody', fileId: FILE_ID, size: 24_300 },
  ...{ mediaType: 'image/png', company: { id: 101, companyName: 'Northfold' }, addedBy: 'Iris' },
  ...{ createdAt: '2026-11-20T09:00:00Z', revision: 3 },
  ...more,
});
const booking = (...documents: object[]) =>
  record({
    ...{ id: 7, reference: 'BKG-7', customer: { id: 101, companyName: 'Northfold' }, agent: { id: 2 } },
    ...{ pos: [], styleNumberRelation: [], shipments: [], documents, requests: [], revision: 1 },
  });

describe('the documents of a record', () => {
  const { screen, text, shows, signIn } = eachAdminPage();

  async function open(user: object, ...answers: object[]) {
    signIn(user);
    screen.network.on('query oneBooking', ...answers);
    screen.open(<BookingPage params={{ id: '7' }} />, '/booking/7');
    await shows('Documents');
  }
  const named = (label: string) => screen.place.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  const input = () => screen.place.querySelector<HTMLInputElement>('input[type=file]');
  const filesOf = (...files: File[]) => {
    const all = new DataTransfer();
    for (const file of files) all.items.add(file);
    return all;
  };
  function choose(...files: File[]) {
    input()!.files = filesOf(...files).files;
    input()!.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const menuItem = (name: string) =>
    [...screen.place.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      (one) => one.textContent === name,
    );
  const dialog = () => screen.place.querySelector('dialog');
  const pdf = (name: string) => new File(['%PDF-1.7'], name);

  it('MOD-02 a record without documents says so, and files that are dropped are listed with what is wrong with each', async () => {
    await open(OWNER, booking());
    await shows('No documents yet.');
    await expect(screen.place).to.be.accessible();
    const place = screen.button('Choose files')!.parentElement!;
    const dataTransfer = filesOf(pdf('HBL 12.pdf'), new File(['MZ'], 'setup.exe'));
    place.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await waitUntil(() => place.hasAttribute('data-over'), 'the place that takes them');
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await shows('Files of this kind can’t be added.');
    expect(place.hasAttribute('data-over')).to.equal(false);
    expect((named('Type of HBL 12.pdf') as HTMLSelectElement).value).to.equal('billOfLading');
    const seen = named('Who sees HBL 12.pdf') as HTMLSelectElement;
    expect([...seen.options].map(({ textContent }) => textContent)).to.deep.equal([
      'Everyone on this record',
      'Customer and forwarder',
    ]);
    expect(named('Type of setup.exe')).to.equal(null);
    await expect(screen.place).to.be.accessible();

    const dirty: boolean[] = [];
    screen.place.addEventListener('fp-dirty', (event) => {
      dirty.push((event as CustomEvent<{ dirty: boolean }>).detail.dirty);
    });
    named('Don’t add HBL 12.pdf')!.focus();
    await press('Enter');
    await waitUntil(() => dirty.includes(false), 'a refused file alone to be no unsaved work');
    named('Don’t add setup.exe')!.focus();
    await press('Enter');
    await waitUntil(() => !text().includes('setup.exe'), 'the file to go');
    expect(focused()?.textContent).to.equal('Choose files');
  });

  it('D-122 what fails stays with its error and is tried again; what was added is announced', async () => {
    await open(OWNER, booking(), booking(document_(1, 'a.pdf', { mediaType: 'application/pdf' })));
    screen.network.on('POST /api/files', broken(), () => Response.json({ id: FILE_ID }, { status: 201 }));
    screen.network.on('action addDocument', { id: 1, revision: 1 });
    choose(pdf('a.pdf'));
    await waitUntil(() => screen.button('Add 1 document'), 'the button');
    screen.button('Add 1 document')!.focus();
    await press('Enter');
    await waitUntil(() => named('Try again: a.pdf'), 'the failure');
    await expect(screen.place).to.be.accessible();
    named('Try again: a.pdf')!.focus();
    await press('Enter');
    await waitUntil(() => named('Download a.pdf'), 'the document');
    await shows('a.pdf was added.');
    expect(focused()?.textContent).to.equal('Choose files');
    expect(fieldsOf(screen.network.to('action addDocument')[0]!)).to.deep.equal({
      ...{ recordType: 'booking', recordId: 7, fileId: FILE_ID, type: 'other', visibility: 'everybody' },
    });
  });

  it('D-19 a removed document gives the focus to Undo; what somebody else changed is said, and loaded anew', async () => {
    const [first, second] = [document_(1, 'first.png'), document_(2, 'second.png')];
    await open(OWNER, booking(first, second), booking(second), booking(first, second));
    const remove = async (name: string) => {
      named(`More: ${name}`)!.focus();
      await press('Enter');
      await waitUntil(() => menuItem('Remove'), 'the menu');
      menuItem('Remove')!.click();
    };
    screen.network.on('action removeDocument', { id: 1, revision: 4 });
    screen.network.on('action restoreDocument', { id: 1, revision: 5 });
    await remove('first.png');
    await waitUntil(() => !named('Download first.png'), 'the row to go');
    expect(focused()?.textContent).to.equal('Undo');
    expect(screen.banner('status')).to.contain('first.png was removed.');
    await expect(screen.place).to.be.accessible();
    await press('Enter');
    await waitUntil(() => named('Download first.png'), 'the row again');
    await shows('first.png is there again.');

    screen.network.on('action removeDocument', graphqlError('Somebody else has changed it.', 409));
    await remove('second.png');
    await waitUntil(() => screen.banner('alert'), 'the refusal');
    expect(screen.banner('alert')).to.contain('Somebody else has changed it.');
    expect(named('Download second.png')).not.to.equal(null);
  });

  describe('whose type is changed', () => {
    const stale = () => graphqlError('Changed by someone else', 409, [{ code: 'staleRecord' }]);
    const button = (name: string) =>
      [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
    const change = async () => {
      named('More: a.png')!.focus();
      await press('Enter');
      await waitUntil(() => menuItem('Change type or who sees it'), 'the menu');
      menuItem('Change type or who sees it')!.click();
      await waitUntil(dialog, 'the dialog');
      const type = dialog()!.querySelector('select')!;
      type.value = 'invoice';
      type.dispatchEvent(new Event('change', { bubbles: true }));
      button('Save')!.click();
    };
    const isOver = async (words: string) => {
      await waitUntil(() => dialog()?.textContent?.includes(words), words);
      expect(button('Save')).to.equal(undefined);
      await expect(screen.place).to.be.accessible();
      button('Close')!.click();
      await waitUntil(() => !dialog(), 'the page');
      expect(named('Download a.png')).to.equal(null);
      expect(focused()?.textContent).to.equal('Choose files');
    };
    const document = document_(4, 'a.png');

    it('D-151 says that it was removed by somebody else, also after a choice between both', async () => {
      const other = document_(4, 'a.png', { type: 'other', revision: 4 });
      await open(OWNER, booking(document), booking(other), booking());
      screen.network.on('action changeDocument', stale(), stale());
      screen.network.on('query allAuditEntry', () => Response.json({ data: { found: { results: [] } } }));
      await change();
      await waitUntil(() => dialog()!.querySelector('[type=radio]'), 'the choice');
      dialog()!.querySelector<HTMLInputElement>('[type=radio]')!.click();
      button('Save')!.click();
      await isOver('This document was removed meanwhile.');
    });

    it('D-151 says that somebody has hidden it from the viewer', async () => {
      await open(OWNER, booking(document), booking());
      screen.network.on('action changeDocument', graphqlError('No', 403, [{ code: 'noAccess' }]));
      await change();
      await isOver('You can’t see this document any more');
    });
  });

  it('a preview opens from the name, says when the picture can’t be shown, and gives the focus back', async () => {
    await open(OWNER, booking(document_(1, 'seal.png')));
    // Nothing is behind it.
    screen.network.on(`POST /api/files/${FILE_ID}/address`, { url: '/nowhere?token=t' });
    named('Preview seal.png')!.focus();
    await press('Enter');
    await waitUntil(dialog, 'the dialog');
    expect(dialog()?.querySelector('h2')?.textContent).to.equal('seal.png');
    await shows('The document could not be shown.');
    await expect(screen.place).to.be.accessible();
    await press('Escape');
    await waitUntil(() => !dialog(), 'the dialog to close');
    expect(focused()?.getAttribute('aria-label')).to.equal('Preview seal.png');
  });

  it('D-15 who stands for no company reads, and neither adds nor changes', async () => {
    await open(IMPORTER, booking(document_(1, 'seal.png')));
    await waitUntil(() => named('Download seal.png'), 'the document');
    expect(input()).to.equal(null);
    expect(named('More: seal.png')).to.equal(null);
  });
});
