import { expect } from '@open-wc/testing';
import { resetMouse, setViewport } from '@web/test-runner-commands';
import { navigate } from 'wouter/use-browser-location';
import { heldClock } from '../../../../helpers/clock.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { click, hover, press } from '../../../../shared/ui/user-input.ts';
import { drawn, eachShell, goTo } from '../shell-screen.tsx';

describe('aside', () => {
  const screen = eachShell();
  const nav = () => screen.named('nav', 'Main');
  const toggle = () => screen.named('button', 'Toggle menu');
  const width = () => Math.round(nav().getBoundingClientRect().width);
  const minimised = async (page?: Parameters<typeof screen.open>[1]) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the portal writes it
    document.cookie = 'kt_aside_toggle_state=on; path=/';
    await screen.open(undefined, page);
  };

  const links = () =>
    [...nav().querySelectorAll('a')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  it('NAV-49, NAV-50, SHELL-34, D-68 lists the screens by their names, in their order, each a link to its path', async () => {
    await screen.open();
    await waitUntil(() => links().includes('Help https://help.example/'), 'the help site');
    expect(links()).to.deep.equal([
      'Dashboard /dashboard',
      'Shipments /shipments',
      'Deliveries /delivery',
      'Bookings /booking',
      'Purchase Orders /purchase-order',
      'Partners /supplier',
      'Agents /agent',
      'Insurance /insurance',
      'Invoices /manifest',
      'Quotes /quotes',
      'Rate Search /rate-search',
      'Locations /locations',
      'User Profile /user-profile',
      'Reports /report',
      'Sign Out /logout',
      'Rate Sheets /rate-sheet',
      'Schedules /schedule',
      'Air Rates /air-rate',
      'Booking Charges /booking-charges',
      'Route Subscriptions /route-subscription',
      'Help https://help.example/',
      'Audit Log /audit-log',
    ]);
    await expect(screen.app).to.be.accessible();
  });

  it('NAV-19, NAV-20, NAV-21, NAV-36, NAV-37, NAV-49 has three pages below the profile and two below the reports', async () => {
    await screen.open();
    await waitUntil(() => links().includes('Help https://help.example/'), 'the help site');
    const before = links();
    for (const name of ['User Profile', 'Reports']) screen.named('nav button', `Pages of ${name}`).click();
    await waitUntil(() => links().length === before.length + 5, 'all pages');
    expect(links().filter((link) => !before.includes(link))).to.deep.equal([
      'User Profile /user-profile/personal-information',
      'Company Profile /user-profile/account-information',
      'Route Subscription /user-profile/route-subscription',
      'Ocean Report /report/ocean',
      'Air Report /report/air',
    ]);
  });

  it('SHELL-04 MOD-23 leads to the help site in a new tab', async () => {
    await screen.open();
    await waitUntil(() => screen.named<HTMLAnchorElement>('nav a', 'Help').href, 'its address');
    const help = screen.named<HTMLAnchorElement>('nav a', 'Help');
    expect([help.href, help.target, help.rel]).to.deep.equal([
      'https://help.example/',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('marks the page that is open, and the one that is opened next', async () => {
    await screen.open();
    const current = () => nav().querySelector('[aria-current=page]')?.textContent;
    expect(current()).to.equal('Shipments');
    await click(screen.named('nav a', 'Quotes'));
    await drawn();
    expect([location.pathname, current()]).to.deep.equal(['/quotes', 'Quotes']);
  });

  it('NAV-49 brings the entry of the open page into view in a low window, and moves neither page nor focus', async () => {
    await setViewport({ width: 1280, height: 400 });
    await screen.open(<h1 style={{ height: 2000 }}>Audit Log</h1>, { at: '/audit-log' });
    const isInView = (name: string) => {
      const [box, entry] = [nav(), screen.named('nav a', name)].map((node) => node.getBoundingClientRect());
      return entry!.top >= box!.top && entry!.bottom <= box!.bottom;
    };
    await waitUntil(() => isInView('Audit Log'), 'at the end of the menu');
    expect([scrollY, document.activeElement === document.body]).to.deep.equal([0, true]);

    const before = nav().scrollTop;
    navigate('/rate-sheet');
    await drawn();
    expect(screen.named('nav a', 'Rate Sheets').getAttribute('aria-current')).to.equal('page');
    expect(nav().scrollTop, 'in view already').to.equal(before);
    navigate('/dashboard');
    await drawn();
    expect([isInView('Dashboard'), isInView('Audit Log'), scrollY]).to.deep.equal([true, false, 0]);
  });

  it('SHELL-31, SHELL-32 is minimised by its button, stores it in the cookie, and restores it at the next start', async () => {
    await screen.open();
    const full = width();
    expect(toggle().getAttribute('aria-expanded')).to.equal('true');
    toggle().click();
    await drawn();
    expect(document.cookie).to.contain('kt_aside_toggle_state=on');
    await Promise.all(
      nav()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    expect(width()).to.be.lessThan(full / 3);
    await expect(screen.app).to.be.accessible();

    toggle().click();
    await drawn();
    expect(document.cookie).to.contain('kt_aside_toggle_state=off');
  });

  it('MOD-02 SHELL-39 starts minimised in a small window, whose lists need the room, until somebody chooses', async () => {
    await screen.open();
    const isMinimised = () => toggle().getAttribute('aria-expanded') === 'false';
    expect(isMinimised(), 'in a large window').to.equal(false);
    await setViewport({ width: 992, height: 800 });
    await waitUntil(isMinimised, 'minimised');
    expect(document.cookie).not.to.contain('kt_aside_toggle_state');
    toggle().click();
    await drawn();
    expect(isMinimised(), 'as chosen').to.equal(false);
  });

  it('SHELL-32 starts minimised when the cookie is set', async () => {
    await minimised();
    expect(width()).to.be.lessThan(80);
    expect(toggle().getAttribute('aria-expanded')).to.equal('false');
    // Its links keep their names for screen readers.
    expect(screen.named('nav a', 'Rate Search').textContent).to.equal('Rate Search');
  });

  it('SHELL-37, SHELL-38 opens 50 ms after the mouse has come, and closes 100 ms after it has left', async () => {
    await minimised();
    const isOpen = () => !nav().hasAttribute('data-rail');
    const content = screen.app.querySelector('main')?.getBoundingClientRect().left;
    const clock = heldClock();
    try {
      await hover(nav());
      clock.pass(49);
      await drawn();
      expect(isOpen(), 'after 49 ms').to.equal(false);
      clock.pass(1);
      await drawn();
      expect(isOpen(), 'after 50 ms').to.equal(true);
      expect(screen.app.querySelector('main')?.getBoundingClientRect().left, 'content').to.equal(content);

      await hover(screen.app.querySelector('main'));
      clock.pass(99);
      await drawn();
      expect(isOpen(), '99 ms later').to.equal(true);
      clock.pass(1);
      await drawn();
      expect(isOpen(), '100 ms later').to.equal(false);
    } finally {
      clock.release();
    }
  });

  it('SHELL-37 stays closed for a mouse that only crosses it', async () => {
    await minimised();
    const clock = heldClock();
    try {
      await hover(nav());
      clock.pass(40);
      await hover(screen.app.querySelector('main'));
      clock.pass(1000);
      await drawn();
      expect(nav().hasAttribute('data-rail')).to.equal(true);
    } finally {
      clock.release();
    }
  });

  it('SHELL-37 opens for the keyboard, too', async () => {
    await minimised();
    await resetMouse();
    const clock = heldClock();
    try {
      toggle().focus();
      screen.named('nav a', 'Dashboard').focus();
      await press('Tab');
      clock.pass(50);
      await drawn();
      expect(nav().hasAttribute('data-rail')).to.equal(false);
      screen.app.querySelector('main')?.focus();
      clock.pass(100);
      await drawn();
      expect(nav().hasAttribute('data-rail')).to.equal(true);
    } finally {
      clock.release();
    }
  });

  it('SHELL-36 shows the pages below an entry by sliding for 200 ms, and hides them again', async () => {
    await screen.open();
    const button = screen.named('nav button', 'Pages of Reports');
    expect(screen.has('nav a', 'Ocean Report')).to.equal(false);
    button.click();
    await drawn();
    const slides = document.getElementById(button.getAttribute('aria-controls') ?? '')?.getAnimations();
    const rows = slides?.find((each) => (each as CSSTransition).transitionProperty === 'grid-template-rows');
    expect(rows?.effect?.getTiming().duration).to.equal(200);
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    await waitUntil(() => screen.has('nav a', 'Ocean Report'), 'the pages below');
    expect(screen.named('nav a', 'Ocean Report').getAttribute('href')).to.equal('/report/ocean');
    await Promise.all(slides?.map(({ finished }) => finished) ?? []);
    await expect(screen.app).to.be.accessible();

    button.click();
    await drawn();
    expect(button.getAttribute('aria-expanded')).to.equal('false');
  });

  it('SHELL-36 shows the pages around the one that is open', async () => {
    await screen.open();
    await goTo('/user-profile/account-information');
    await waitUntil(() => screen.has('nav a', 'Company Profile'), 'the pages around');
    const page = screen.named('nav a', 'Company Profile');
    expect(page.getAttribute('aria-current')).to.equal('page');
    expect(screen.named('nav button', 'Pages of User Profile').getAttribute('aria-expanded')).to.equal(
      'true',
    );
  });
});
