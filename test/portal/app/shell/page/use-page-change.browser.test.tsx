import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { heldClock } from '../../../../helpers/clock.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { focused, press } from '../../../../shared/ui/user-input.ts';
import { drawn, eachShell, goTo } from '../shell-screen.tsx';

const Long = ({ title = 'Shipments' }) => (
  <>
    <h1>{title}</h1>
    <div ref={(node) => node?.style.setProperty('height', '3000px')} />
    <section id="tasks">Tasks</section>
    <div ref={(node) => node?.style.setProperty('height', '3000px')} />
  </>
);

/** Rows of a phone, each with what can be done with it at its end. */
const Rows = () =>
  Array.from({ length: 80 }, (_, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never move
    <div key={n} style={{ display: 'flex', justifyContent: 'flex-end', height: 44 }}>
      <button type="button" style={{ width: 80 }}>{`Book ${n}`}</button>
    </div>
  ));

describe('change of the page', () => {
  const screen = eachShell();
  const bar = () => screen.app.querySelector('[role=progressbar]');
  const value = () => bar()?.getAttribute('aria-valuenow') ?? null;

  it('SHELL-26, SHELL-27, SHELL-28 shows a bar that grows by 10 every 30 ms and goes 300 ms after 100', async () => {
    await screen.open();
    expect(value(), 'before').to.equal(null);
    const clock = heldClock();
    try {
      await goTo('/quotes');
      const seen: (string | null)[] = [];
      for (let step = 0; step < 10; step += 1) {
        clock.pass(29);
        await drawn();
        seen.push(value());
        clock.pass(1);
        await drawn();
      }
      expect(bar()?.closest('header'), 'in a landmark').not.to.equal(null);
      expect(seen).to.deep.equal([null, '10', '20', '30', '40', '50', '60', '70', '80', '90']);
      expect(value()).to.equal('100');
      clock.pass(299);
      await drawn();
      expect(value()).to.equal('100');
      clock.pass(1);
      await drawn();
      expect(value()).to.equal(null);
    } finally {
      clock.release();
    }
  });

  it('SHELL-27 begins again when the next page comes before it was full', async () => {
    await screen.open();
    const clock = heldClock();
    try {
      await goTo('/quotes');
      clock.pass(150);
      await goTo('/booking');
      clock.pass(30);
      await drawn();
      expect(value()).to.equal('10');
    } finally {
      clock.release();
    }
  });

  it('SHELL-29 begins the page at its top', async () => {
    await screen.open(<Long />);
    scrollTo(0, 900);
    await goTo('/quotes');
    expect(scrollY).to.equal(0);
  });

  it('SHELL-29 leaves a page where it is that one comes back to', async () => {
    // The browser's own scroll restoration would hide what the shell does.
    history.scrollRestoration = 'manual';
    await screen.open(<Long />);
    await goTo('/quotes');
    try {
      scrollTo(0, 900);
      history.back();
      await waitUntil(() => location.pathname === '/shipments', 'the way back');
      await drawn();
      expect(scrollY).to.equal(900);
    } finally {
      history.scrollRestoration = 'auto';
    }
  });

  it('D-97 goes to the place that the address names as soon as it is there', async () => {
    await screen.open();
    await goTo('/dashboard#tasks');
    screen.draw(<Long title="Dashboard" />);
    await waitUntil(() => scrollY > 2000, 'the tasks');
    const top = screen.app.querySelector('#tasks')?.getBoundingClientRect().top ?? 0;
    expect(top).to.be.within(52, 90);
  });

  it('gives the focus to the heading of the page, also when that comes later', async () => {
    await screen.open();
    screen.named('nav a', 'Quotes').focus();
    screen.draw(<p>Loading</p>);
    await drawn();
    await press('Enter');
    await waitUntil(() => focused()?.localName === 'main', 'the content');
    screen.draw(<h1>Quotes</h1>);
    await waitUntil(() => focused()?.textContent === 'Quotes', 'the heading');
  });

  it('leaves the focus to who has put it into the page', async () => {
    await screen.open(<input aria-label="Search" />);
    screen.app.querySelector('input')?.focus();
    await goTo('/quotes');
    expect(focused()?.localName).to.equal('input');
  });

  it('lets the keyboard pass over the menu', async () => {
    await screen.open();
    const skip = screen.named('a', 'Skip to content');
    skip.focus();
    expect(skip.getBoundingClientRect().top).to.be.greaterThan(0);
    await press('Enter');
    expect(focused()?.localName).to.equal('main');
  });

  it('SHELL-25 gives a wide page the whole width beside the menu', async () => {
    await screen.open(<Long />, { wide: true });
    expect(getComputedStyle(screen.app.querySelector('main') as HTMLElement).maxWidth).to.equal('none');
    screen.draw(<Long />);
    await drawn();
    expect(getComputedStyle(screen.app.querySelector('main') as HTMLElement).maxWidth).to.equal('1440px');
  });
});

describe('scroll to top', () => {
  const screen = eachShell();
  const button = () => screen.find('button', 'Scroll to top');
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('SHELL-20, SHELL-21 shows once more than 300 px are scrolled', async () => {
    await screen.open(<Long />);
    scrollTo(0, 300);
    await drawn();
    expect(Boolean(button())).to.equal(false);
    scrollTo(0, 301);
    await waitUntil(button, 'the button');
    await expect(screen.app).to.be.accessible();
    scrollTo(0, 300);
    await waitUntil(() => !button(), 'no button');
  });

  it('SHELL-20 stands beside what can be done with a row, not over it', async () => {
    await setViewport({ width: 375, height: 700 });
    try {
      await screen.open(<Rows />);
      scrollTo(0, 800);
      await waitUntil(button, 'the button');
      const { left, top, right, bottom } = button()!.getBoundingClientRect();
      const covered = [...screen.app.querySelectorAll('main button')].filter((control) => {
        const box = control.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
      });
      expect(covered.map(({ textContent }) => textContent)).to.deep.equal([]);
      expect(left).to.be.at.least(0);
      screen.draw(<Long />);
      scrollTo(0, 900);
      await waitUntil(() => button()!.getBoundingClientRect().right > 340, 'at its usual side again');
    } finally {
      await setViewport({ width: 1000, height: 700 });
    }
  });

  it('SHELL-20 covers nothing of the end of a page', async () => {
    await screen.open(<Long />);
    scrollTo(0, 301);
    await waitUntil(button, 'the button');
    const content = screen.app.querySelector('main')?.lastElementChild;
    await waitUntil(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const end = content?.getBoundingClientRect().bottom ?? Number.NaN;
      return end <= (button()?.getBoundingClientRect().top ?? 0);
    }, 'the end above the button');
  });

  it('SHELL-22 takes 600 ms to the top, and gives the focus to the content', async () => {
    await screen.open(<Long />);
    scrollTo(0, 2000);
    await waitUntil(button, 'the button');
    const frames: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (frame) => frames.push(frame);
    try {
      button()?.click();
      const at = (now: number) => {
        for (const frame of frames.splice(0)) frame(now);
        return scrollY;
      };
      const places = [at(1000), at(1300), at(1599)];
      expect(places[0]).to.equal(2000);
      expect(places[1]).to.be.within(1, 1999);
      expect(frames, 'more is to come').to.have.length(1);
      expect([at(1600), frames.length]).to.deep.equal([0, 0]);
    } finally {
      window.requestAnimationFrame = requestAnimationFrame;
    }
    expect(focused()?.localName).to.equal('main');
  });

  it('SHELL-22 is there at once for who wants no motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    await screen.open(<Long />);
    scrollTo(0, 2000);
    await waitUntil(button, 'the button');
    button()?.click();
    expect(scrollY).to.equal(0);
  });
});
