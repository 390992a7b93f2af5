import { expect } from '@open-wc/testing';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { RecordsElsewhere } from '../../../../portal/app/records-elsewhere/lazy-part.ts';
import { showsOwnRecords } from '../../../../portal/app/records-elsewhere/own-records.ts';
import { type PageRoute, ROUTES } from '../../../../portal/app/routes/routes.tsx';

/** What people, companies and links are stays with the portal, and the tools work on the provider's application. */
const WORKING = [
  '/route-subscription/products/productsview/:id',
  '/user-profile/personal-information',
  '/user-profile/account-information',
  '/user-profile/route-subscription/products',
  '/user-profile/route-subscription/productsview/:id',
  '/audit-log',
  '/admin/accounts',
  '/admin/companies',
  '/admin/invites',
  '/admin/links',
  '/admin/service-keys',
  '/keyboard-shortcuts',
];

describe('a portal whose records are at the provider’s application', () => {
  let place: HTMLElement;
  let root: Root;
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });
  const show = (path: string) =>
    flushSync(() =>
      root.render(
        <RecordsElsewhere path={path}>
          <p>The page</p>
        </RecordsElsewhere>,
      ),
    );

  it('PROD-08 every page for signed-in people is known to work there, or to have nothing to show', () => {
    const pages = ROUTES.filter((route): route is PageRoute => !('to' in route));
    const works = pages.filter(({ access, path }) => access === 'signed-in' && !showsOwnRecords(path));
    expect(works.map(({ path }) => path)).to.have.members(WORKING);
    const others = pages.filter(({ access, path }) => access !== 'signed-in' && showsOwnRecords(path));
    expect(others).to.deep.equal([]);
  });

  it('PROD-08 a page of the portal’s own records says in plain words why it shows none, and leads to one that works', () => {
    show('/shipments');
    expect(place.querySelector('h1')?.textContent).to.equal('These records are in the provider’s system');
    expect(place.textContent)
      .to.match(/use the link that you were given/)
      .and.not.contain('The page');
    expect(place.querySelector('a')?.getAttribute('href')).to.match(
      /\/user-profile\/route-subscription\/products$/,
    );
  });

  it('PROD-08 any other page is there as ever', () => {
    show('/admin/accounts');
    expect(place.textContent).to.equal('The page');
  });
});
