import { expect } from '@open-wc/testing';
import { texts } from '../../../../portal/app/records/order/texts/index.ts';
import { UndoNotice } from '../../../../portal/app/records/order/undo-notice.tsx';
import { heldClock } from '../../../helpers/clock.ts';
import { settled } from '../../../helpers/element/settled.ts';
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

  it('D-159 offers it for ten minutes', async () => {
    const clock = heldClock();
    const change = { told: texts('order.removed', { number: 'PO-1' }), undo: async () => undefined };
    void screen.open(<UndoNotice change={change} onUndone={() => {}} />);
    await settled();
    clock.pass(10 * 60_000 - 1);
    await settled();
    expect(undoButton()).not.to.equal(undefined);
    clock.pass(1);
    clock.release();
    await waitUntil(() => !undoButton());
    expect(document.body.textContent).to.contain('The order “PO-1” was removed.');
  });
});
