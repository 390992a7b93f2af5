import { expect } from '@open-wc/testing';
import { usePath } from '../../../../portal/app/routes/use-path.ts';
import { numberSteps } from '../../../../portal/app/unsaved-work/history-steps.ts';
import { LeaveQuestion } from '../../../../portal/app/unsaved-work/leave-question.tsx';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { click } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { unsavedIn } from './unsaved.ts';

watchUnsavedWork();

/** The page of the address, as the router shows it. */
const Page = () => (
  <>
    <LeaveQuestion />
    <h1>{usePath()}</h1>
  </>
);

const API = Object.getOwnPropertyDescriptor(window, 'navigation')!;

for (const [browser, hasApi] of [
  ['a browser with the Navigation API', true],

  ['a browser without it', false],
] as const)
  describe(`Back and Forward in ${browser}`, () => {
    const screen = eachPanelsPage();
    let stopNumbers: () => void;
    let endWork: (() => void) | undefined;
    before(() => {
      if (!hasApi) Reflect.deleteProperty(window, 'navigation');
    });
    after(() => {
      Object.defineProperty(window, 'navigation', API);
    });
    beforeEach(async () => {
      stopNumbers = numberSteps();
      await screen.open(<Page />);
      await waitUntil(page, 'the page');
      for (const path of ['/one', '/two', '/three', '/four']) {
        // As people do: of a tab whose history is full Chrome drops entries first that nobody has touched.
        await click(screen.all('h1')[0]);
        history.pushState(null, '', path);
      }
      await shows('/four');
    });
    afterEach(() => {
      endWork?.();
      stopNumbers();
    });

    const page = () => screen.all('h1')[0]?.textContent;
    const shows = async (path: string) => {
      await waitUntil(() => page() === path && location.pathname === path, path);
    };
    const questions = () => screen.all('dialog[open]');
    const asks = () => waitUntil(() => questions().length === 1, 'the question');
    const answer = async (name: 'Keep editing' | 'Discard changes') => {
      await click(screen.find('button', name));
      await waitUntil(() => questions().length === 0, 'no question');
    };
    /** The page never shows another address meanwhile. */
    const begin = () => {
      const shown = page();
      const others: unknown[] = [];
      const watcher = new MutationObserver(() => page() !== shown && others.push(page()));
      watcher.observe(screen.app, { childList: true, subtree: true, characterData: true });
      endWork = unsavedIn(screen.all('h1')[0]!);
      return () => {
        watcher.disconnect();
        expect(others).to.deep.equal([]);
      };
    };

    it('D-31 without unsaved work nothing is asked', async () => {
      history.go(-2);
      await shows('/two');
      history.forward();
      await shows('/three');
      expect(questions().length).to.equal(0);
    });

    it('D-31 asks before unsaved work is left: whoever stays is where they were, also in the history', async () => {
      const end = begin();
      for (const steps of [-1, -2]) {
        history.go(steps);
        await asks();
        expect(location.pathname).to.equal('/four');
        await answer('Keep editing');
        expect(location.pathname).to.equal('/four');
      }
      end();
      endWork?.();
      history.back();
      await shows('/three');
      history.forward();
      await shows('/four');
    });

    it('D-31 whoever leaves comes to where they wanted: back, by several pages, and forward', async () => {
      begin()();
      history.go(-3);
      await asks();
      await answer('Discard changes');
      await shows('/one');
      endWork?.();

      begin()();
      history.go(2);
      await asks();
      expect(location.pathname).to.equal('/one');
      await answer('Discard changes');
      await shows('/three');
    });

    if (!hasApi)
      it('D-31 asks once where Back is pressed again while the first step is taken back', async () => {
        const end = begin();
        history.back();
        history.back();
        await asks();
        expect(location.pathname).to.equal('/four');
        end();
        await answer('Discard changes');
        await waitUntil(() => page() !== '/four' && page() === location.pathname);
      });

    it('D-31 a link to a place on the page, and the way back from it, ask nothing', async () => {
      const end = begin();
      location.hash = '#content';
      await waitUntil(() => location.hash === '#content');
      history.back();
      await waitUntil(() => location.hash === '');
      expect(questions().length).to.equal(0);
      history.go(-2);
      await asks();
      await answer('Keep editing');
      expect(location.pathname).to.equal('/four');
      end();
    });
  });
