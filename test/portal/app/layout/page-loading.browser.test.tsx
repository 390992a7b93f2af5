import { expect } from '@open-wc/testing';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { PageLoading } from '../../../../portal/app/layout/page-loading.tsx';
import { heldClock } from '../../../helpers/clock.ts';

describe('page that is under way', () => {
  let app: HTMLElement;
  let root: Root;
  let clock: ReturnType<typeof heldClock>;

  beforeEach(() => {
    app = document.createElement('div');
    document.body.append(app);
    clock = heldClock();
    root = createRoot(app);
  });

  afterEach(() => {
    clock.release();
    root.unmount();
    app.remove();
  });

  it('PO-22 shows nothing during the first 200 ms, and then only at its own place', () => {
    flushSync(() => root.render(<PageLoading />));
    flushSync(() => clock.pass(199));
    expect(app.textContent).to.equal('');
    flushSync(() => clock.pass(1));
    expect(app.querySelector('[role=status]')?.textContent).to.equal('Loading');
    expect(app.querySelector('[popover], dialog')).to.equal(null);
  });
});
