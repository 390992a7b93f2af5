import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from '@open-wc/testing';
import { PersonalPage } from '../../../../../portal/app/profile/lazy-pages.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { eachProfilePage, USER } from '../profile-screen.tsx';

const SAVE = 'action saveProfile';

describe('the personal information by ear', () => {
  const { screen, open, payloads } = eachProfilePage();
  afterEach(() => virtual.stop());

  it('MOD-20 D-51 a name is taken away, missed, given and saved, and each step is heard', async () => {
    await open(<PersonalPage />, 'First Name');
    await virtual.start({ container: screen.place });
    const to = async (phrase: string) => {
      for (let n = 0; n < 120; n += 1) {
        if ((await virtual.lastSpokenPhrase()).startsWith(phrase)) return;
        await virtual.next();
      }
      throw new Error(`Never said: ${phrase}`);
    };
    const heard = (phrase: string) =>
      waitUntil(async () => (await virtual.spokenPhraseLog()).some((said) => said.includes(phrase)), phrase);

    await to('heading, User Profile, level 1');
    await to('textbox, First Name');
    await virtual.press('Control+A');
    await virtual.press('Backspace');
    await virtual.press('Enter');
    await heard('Required field');
    expect(screen.network.to(SAVE)).to.have.length(0);

    await virtual.type('Idabel');
    const { lastName, companyPosition } = USER;
    const saved = { firstName: 'Idabel', lastName, companyPosition, revision: 5 };
    screen.network.on(SAVE, saved);
    screen.network.on('query meWebUser', { ...USER, ...saved });
    await to('button, Save');
    await virtual.act();
    await waitUntil(() => screen.banner('status'), 'the result');
    await to('status');
    await to('Your profile is saved.');
    expect(payloads(SAVE)).to.deep.equal([
      { firstName: 'Idabel', lastName: 'Moreno', companyPosition: 'Buyer', revision: 4 },
    ]);
  }).timeout(30_000);
});
