import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { eachCompaniesPage } from './companies-screen.tsx';

describe('the companies of the provider’s application', () => {
  const { screen, rows, open } = eachCompaniesPage();

  it('PROD-08 are listed, and none is made here', async () => {
    screen.network.on('GET /config.json', { backend: { idempotency: false } });
    await open('');
    expect(rows()[0]).to.contain('Northfold & Co');
    const names = () => [...screen.place.querySelectorAll('button')].map(({ textContent }) => textContent);
    await waitUntil(() => !names().includes('New company'), 'the button gone');
  });
});
