import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { LiveRegion } from '../../../../shared/ui/visually-hidden/live-region.tsx';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';

describe('LiveRegion', () => {
  const place = eachPlace();

  it('never brings back a message that is over while the next one waits', async () => {
    let show = (_message: string) => {};
    const element = mount(() => {
      const [message, setMessage] = useState('1 result');
      show = setMessage;
      return <LiveRegion message={message} delay={50} />;
    }, place());
    const region = () => element.shadowRoot?.querySelector('[aria-live]');
    await waitUntil(() => region()?.textContent === '1 result', 'the first message');
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(region()?.textContent ?? null));
    observer.observe(region()!, { childList: true, characterData: true, subtree: true });
    show('');
    await settled();
    show('2 results');
    await waitUntil(() => region()?.textContent === '2 results', 'the second message');
    observer.disconnect();
    expect(said.filter(Boolean)).to.deep.equal(['2 results']);
  });
});
