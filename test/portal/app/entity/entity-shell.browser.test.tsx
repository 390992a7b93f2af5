import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useEffect } from 'react';
import type { Profile } from '../../../../portal/app/session/profile/profile.ts';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { readSession, SESSION_KEY, writeSession } from '../../../../shared/client/session.ts';
import { find, found } from '../../../helpers/element/page.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type FakeNetwork, fakeNetwork, held } from '../../../helpers/network.ts';
import { focused, press } from '../../../shared/ui/user-input.ts';
import { DESKTOP, drawn, eachShell, IDA, inTheme, PHONE, still } from '../shell/shell-screen.tsx';
import { unsavedIn } from '../unsaved-work/unsaved.ts';

const ADMIN = {
  ...IDA,
  roles: [{ id: 1, name: 'Admin' }],
  entity_id: 1,
  entity: { id: 1, companyName: 'Blue Anchor' },
  homeEntity: { id: 1, companyName: 'Blue Anchor' },
} as Profile;
const actingFor = (id: number, companyName: string) =>
  ({ ...ADMIN, entity_id: id, entity: { ...ADMIN.entity, id, companyName } }) as Profile;

const keep = (user: unknown) => writeSession({ ...readSession()!, user });

let mounts = 0;

/** Counts how often it was mounted. */
function Page() {
  useEffect(() => {
    mounts += 1;
  }, []);
  return <h1>Shipments</h1>;
}

describe('the shell of one company', () => {
  const screen = eachShell();
  before(watchUnsavedWork);
  beforeEach(() => {
    mounts = 0;
  });

  it('SHELL-30 mounts everything again when the entity id changes, and for no other change', async () => {
    await screen.open(<Page />, { profile: 'loading' });
    keep(ADMIN);
    await drawn();
    keep({ ...ADMIN, firstname: 'Other', entity: { ...ADMIN.entity, companyName: 'Renamed' } });
    await drawn();
    expect(mounts, 'the profile came, the name changed').to.equal(1);
    const header = screen.app.querySelector('header');
    keep(actingFor(102, 'Importer B'));
    await waitUntil(() => mounts === 2);
    expect(screen.app.querySelector('header') === header).to.equal(false);
    expect(screen.has('button', 'Acting for Importer B')).to.equal(true);
  });

  it('SHELL-30 follows a switch in another tab', async () => {
    await screen.open(<Page />, { profile: ADMIN });
    localStorage.setItem(
      SESSION_KEY,
      JSON.stringify({ ...readSession(), user: actingFor(102, 'Importer B') }),
    );
    expect(mounts).to.equal(1);
    dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    await waitUntil(() => mounts === 2);
  });

  it('D-33 keeps a page with unsaved work, names its company, and offers to load it again', async () => {
    await screen.open(<Page />, { profile: ADMIN });
    const main = screen.app.querySelector('main')!;
    const end = unsavedIn(main);
    keep(actingFor(102, 'Importer B'));
    await waitUntil(() => screen.app.querySelector('[role=alert]'));
    expect(screen.app.querySelector('[role=alert]')?.textContent).to.contain('You now act for Importer B.');
    expect(screen.has('button', 'Reload the page')).to.equal(true);
    expect(mounts).to.equal(1);
    await expect(screen.app).to.be.accessible();
    end();
  });
});

describe('the strip of another company', () => {
  const screen = eachShell();
  const strip = () => screen.has('header p', 'You are acting for Importer B');

  for (const width of [DESKTOP, PHONE])
    it(`ENT-01 is over the whole width while an admin acts for another company, at ${width.width} px`, async () => {
      await setViewport(width);
      await screen.open(undefined, { profile: actingFor(102, 'Importer B') });
      const { left, width: wide } = screen
        .named('header p', 'You are')
        .parentElement!.getBoundingClientRect();
      expect([left, wide]).to.deep.equal([0, width.width]);
      for (const theme of ['light', 'dark']) {
        await inTheme(screen.app, theme);
        await expect(screen.app).to.be.accessible();
      }
      const top = screen.app.querySelector('header')!.getBoundingClientRect().bottom;
      expect(screen.app.querySelector('main')!.getBoundingClientRect().top).to.equal(top);
      keep(ADMIN);
      await waitUntil(() => !strip(), 'none for the own company');
      await setViewport(DESKTOP);
    });

  it('ENT-03 ENT-09 is for admins alone, and names no company before its name is known', async () => {
    await screen.open(undefined, {
      profile: { ...actingFor(102, 'Importer B'), roles: [{ id: 3, name: 'User' }] },
    });
    expect(screen.has('header p', 'You are acting')).to.equal(false);
    keep({ ...actingFor(102, 'Importer B'), entity: null });
    await drawn();
    expect(screen.has('header p', 'You are acting')).to.equal(false);
    keep(actingFor(102, 'Importer B'));
    await waitUntil(strip);
  });

  it('ENT-15 D-39 says why the way back failed, and tries it again', async () => {
    await screen.open(undefined, { profile: actingFor(102, 'Importer B') });
    const network = fakeNetwork();
    network.on('action setEntity', new Response('', { status: 404 }), new Response('', { status: 404 }));
    window.fetch = network.fetch;
    screen.named('button', 'Back to Blue Anchor').click();
    const alert = () => screen.app.querySelector('[role=alert]');
    await waitUntil(alert, 'the reason');
    expect(alert()?.textContent).to.contain('Unable to switch the entity:');
    expect(network.to('action setEntity')[0]?.body.variables.input.new_entity_id).to.equal(1);
    screen.named('button', 'Try again').click();
    await waitUntil(() => network.to('action setEntity').length === 2);
    await waitUntil(alert, 'the reason again');
    expect(strip()).to.equal(true);
  });
});

describe('the entity switcher of the portal', () => {
  const screen = eachShell();
  let network: FakeNetwork;
  const open = async (profile: Profile) => {
    await screen.open(undefined, { profile });
    network = fakeNetwork();
    network.on('action isAdmin', true);
    network.on('query meWebUser', { entity: { id: 1, companyName: 'Blue Anchor' } });
    network.on('action listEntities', [200, [{ id: 1, companyName: 'Blue Anchor' }], 1], [200, [], 0]);
    window.fetch = network.fetch;
  };
  const panel = () => screen.app.querySelector<HTMLDialogElement>('dialog[open]');
  const element = () => panel()?.querySelector<HTMLElement>('entity-switcher');

  for (const width of [DESKTOP, PHONE])
    it(`ENT-01 ENT-02 an admin opens it in a side panel from the top bar at ${width.width} px, and comes back`, async () => {
      await open(ADMIN);
      await setViewport(width);
      const opener = screen.named('button', 'Acting for Blue Anchor');
      opener.focus();
      opener.click();
      await waitUntil(() => element(), 'the panel');
      await found(element()!, 'button', 'Switch Your Entity');
      await waitUntil(() => focused()?.role === 'combobox', 'the focus on the choice');
      await still();
      const name = document.getElementById(panel()?.getAttribute('aria-labelledby') ?? '')?.textContent;
      expect(name).to.equal('Switch entity');
      await expect(screen.app).to.be.accessible();
      await press('Escape');
      await waitUntil(() => !panel());
      expect(document.activeElement === opener).to.equal(true);
      await setViewport(DESKTOP);
    });

  it('ENT-02 who goes elsewhere in the panel before the companies are there is left alone', async () => {
    await open(ADMIN);
    const answer = held<boolean>();
    network.on('action isAdmin', answer.answer);
    screen.named('button', 'Acting for').click();
    await waitUntil(() => element(), 'the panel');
    const other = document.createElement('button');
    panel()!.append(other);
    other.focus();
    answer.give(true);
    await found(element()!, 'button', 'Switch Your Entity');
    await still();
    expect(focused() === other).to.equal(true);
  });

  it('ENT-03 nobody else has it: the name of the company is only a name', async () => {
    await open({ ...ADMIN, roles: [{ id: 3, name: 'User' }] } as Profile);
    expect(screen.app.querySelector('header')?.textContent).to.contain('Blue Anchor');
    expect(screen.has('button', 'Acting for')).to.equal(false);
    screen.named('button', 'User panel').click();
    await waitUntil(() => panel());
    expect(screen.has('button', 'Switch entity')).to.equal(false);
  });

  it('ENT-02 the user panel leads to it', async () => {
    await open(ADMIN);
    screen.named('button', 'User panel').click();
    await waitUntil(() => screen.has('button', 'Switch entity'));
    screen.named('button', 'Switch entity').click();
    await waitUntil(() => element());
  });

  it('D-39 a failed admin check is reported in the panel, and tried again', async () => {
    await open(ADMIN);
    network.on('action isAdmin', new Response('', { status: 404 }), true);
    screen.named('button', 'Acting for').click();
    await waitUntil(() => panel()?.querySelector('[role=alert]'));
    expect(panel()?.textContent).to.contain('It could not be checked whether you may switch the entity.');
    screen.named('button', 'Try again').click();
    await waitUntil(() => find(element()!, 'button', 'Switch Your Entity'));
    await waitUntil(() => !panel()?.querySelector('[role=alert]'), 'no warning any more');
  });
});
