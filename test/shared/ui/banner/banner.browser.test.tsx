import { expect } from '@open-wc/testing';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { mount } from '../mount.ts';
import { click, found, nameOf } from '../user-input.ts';

let place: HTMLElement;

describe('Banner', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => place.remove());

  for (const [kind, role] of [
    ['error', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const) {
    for (const theme of ['light', 'dark']) {
      it(`PO-17 ${kind} is an accessible ${role} in the ${theme} theme`, async () => {
        const draw = () => (
          <Banner kind={kind} onDismiss={() => undefined} onRetry={() => undefined}>
            Changes Saved.
          </Banner>
        );
        const element = mount(draw, place);
        element.setAttribute('theme', theme);
        const banner = await found(element, `[role=${role}]`);
        expect(banner.textContent).to.contain('Changes Saved.');
        await expect(element).to.be.accessible();
      });
    }
  }

  it('PO-16 can be dismissed, and tried again', async () => {
    const log: string[] = [];
    const draw = () => (
      <Banner kind="error" onDismiss={() => log.push('dismissed')} onRetry={() => log.push('again')}>
        Failed.
      </Banner>
    );
    const element = mount(draw, place);
    await found(element, 'button');
    for (const button of element.shadowRoot?.querySelectorAll('button') ?? []) {
      await click(button);
      log.push(nameOf(button) as string);
    }
    expect(log).to.deep.equal(['again', 'Try again', 'dismissed', 'Dismiss']);
  });

  it('shows no button that does nothing', async () => {
    const element = mount(() => <Banner kind="info">Hello</Banner>, place);
    await found(element, '[role=status]');
    expect(element.shadowRoot?.querySelector('button')).to.equal(null);
  });
});
