import { expect } from '@open-wc/testing';
import { PdfButton } from '../../../../portal/app/invoices/paper/pdf-button.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { click } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const PAPERS = 'POST /api/papers';
const FAILED = 'Unable to make the PDF. Please try again.';

describe('the PDF of a document', () => {
  const screen = eachPanelsPage();
  let saved: string[];
  const press = HTMLAnchorElement.prototype.click;
  beforeEach(() => {
    saved = [];
    // The link to the file stands in no document.
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
  });
  afterEach(() => {
    HTMLAnchorElement.prototype.click = press;
  });

  const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });

  it('MOD-09 is asked for in the language of the page and saved by its number; after a failure it is tried again', async () => {
    screen.network.on(PAPERS, () => Response.json({ error: 'Not today' }, { status: 500 }), pdf);
    await screen.open(<PdfButton asked={{ kind: 'invoice', invoiceId: 6001 }} name="INV-6001" />);
    await click(await screen.named('button', 'Download PDF'));
    await waitUntil(() => screen.app.textContent?.includes(FAILED), 'the failure');
    expect(saved).to.deep.equal([]);
    await screen.accessible();
    await click(await screen.named('button', 'Try again'));
    await waitUntil(() => saved.length === 1, 'the file');
    expect(saved).to.deep.equal(['INV-6001.pdf']);
    expect(screen.app.textContent).not.to.include(FAILED);
    expect(screen.network.to(PAPERS).map(({ body }) => body)).to.deep.equal([
      { kind: 'invoice', invoiceId: 6001, language: 'en' },
      { kind: 'invoice', invoiceId: 6001, language: 'en' },
    ]);
  });
});
