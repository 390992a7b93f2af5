import { expect } from '@open-wc/testing';
import { texts } from '../../../../portal/app/records/order/texts/index.ts';
import { UndoNotice } from '../../../../portal/app/records/order/undo-notice.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { click } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

describe('what was just done to orders', () => {
  const screen = eachPanelsPage();
  const undoButton = () =>
    [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === 'Undo');

  it('D-159 has the focus, and is taken back under one key however often it is tried', async () => {
    const keys: string[] = [];
    let undone = 0;
    const change = {
      told: texts('order.removed', { number: 'PO-1' }),
      async undo(key: string) {
        keys.push(key);
        if (keys.length === 1) throw new Error('lost');
      },
    };
    await screen.open(
      <UndoNotice
        change={change}
        onUndone={() => {
          undone += 1;
        }}
      />,
    );
    await waitUntil(() => document.activeElement?.textContent?.includes('The order “PO-1” was removed.'));
    await screen.accessible();
    await click(undoButton()!);
    await waitUntil(() => document.querySelector('[role=alert]'), 'why it could not be undone');
    expect(undone).to.equal(0);
    await click(undoButton()!);
    await waitUntil(() => undone === 1);
    expect(new Set(keys).size).to.equal(1);
  });
});
