import { expect } from '@open-wc/testing';
import { Containers, containerCount } from '../../../../portal/app/records/parts/containers.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

describe('the containers of a shipment', () => {
  const screen = eachPanelsPage();
  const KNOWN = [{ id: 1, number: 'DEMU4000001', sizeType: '45G1', sealNumber: null, weightKg: null }];
  const shows = async (boxes: Parameters<typeof Containers>[0], count: number, words: string) => {
    await screen.open(<Containers {...boxes} />);
    await waitUntil(() => screen.app.textContent === words, words);
    expect(containerCount(boxes)).to.equal(count);
  };

  it('MOD-02 are those that were booked, until their numbers are known', async () => {
    const booked = '1 x 20GP, 3 x 40HC';
    await shows({ containers: [], booked }, 4, '1 × 20GP, 3 × 40HC booked. The numbers are not known yet.');
    await screen.accessible();
    await shows({ containers: KNOWN, booked }, 1, 'DEMU400000145G1');
    await shows({ containers: [], booked: null }, 0, 'None');
  });
});
