import { expect } from '@open-wc/testing';
import { startScripts } from '../../../../portal/app/third-party-scripts/start-scripts.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';

const script = (words: string) => URL.createObjectURL(new Blob([words], { type: 'text/javascript' }));
const started = () => [...document.scripts].filter(({ src }) => src.startsWith('blob:')).length;

describe('startScripts', () => {
  it('SHELL-02, SHELL-03 starts each address once a page load', async () => {
    Reflect.set(window, 'fpStarted', 0);
    const chat = script('window.fpStarted += 1');
    const help = script('window.fpStarted += 10');
    startScripts([chat, help]);
    startScripts([chat, help]);
    await waitUntil(() => Reflect.get(window, 'fpStarted') === 11, 'both ran');
    startScripts([help, chat]);
    expect(started()).to.equal(2);
    Reflect.deleteProperty(window, 'fpStarted');
  });

  it('D-91 starts nothing without an address', () => {
    const before = document.scripts.length;
    startScripts([undefined, null, '']);
    expect(document.scripts.length).to.equal(before);
  });

  it('SHELL-02, SHELL-03 passes over a script that does not come', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (words: string) => warnings.push(words);
    try {
      startScripts(['/no-such-script.js']);
      await waitUntil(() => warnings.length > 0, 'told in the console');
      expect(warnings[0]).to.include('/no-such-script.js could not be loaded');
    } finally {
      console.warn = warn;
    }
  });
});
