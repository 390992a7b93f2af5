import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import type { Option } from '../../../../shared/ui/options/option.ts';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { held } from '../../../helpers/network.ts';
import { ComboboxDriver } from '../combobox-driver.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, found, press, type } from '../user-input.ts';

type Ask = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

const optionsOf = (...labels: string[]) => labels.map((label): Option => ({ id: label, label }));

function Owner({ ask }: { ask: Ask }) {
  const [value, setValue] = useState<Option | null>(null);
  return <Combobox label="Company" options={useRemoteOptions(ask)} value={value} onChange={setValue} />;
}

describe('Combobox, whose options a server finds', () => {
  const place = eachPlace();
  let asked: string[];

  async function field(answer: Ask) {
    asked = [];
    const ask: Ask = (text, signal) => {
      asked.push(text);
      return answer(text, signal);
    };
    const element = mount(() => <Owner ask={ask} />, place());
    (await found<HTMLInputElement>(element, 'input')).focus();
    await waitUntil(() => asked.length === 1, 'the first request');
    return new ComboboxDriver(element);
  }
  const rows = (driver: ComboboxDriver, ...labels: string[]) =>
    waitUntil(() => `${driver.labels}` === `${labels}`, labels.join());

  it('offers the first ones before anything is typed', async () => {
    const driver = await field(async () => optionsOf('Acme', 'Bolt'));
    await press('ArrowDown');
    await rows(driver, 'Acme', 'Bolt');
    expect(asked).to.deep.equal(['']);
  });

  it('shows the hits as they come, in their order and also those without the text in their label', async () => {
    const driver = await field(async (text) => (text ? optionsOf('Zeta Trading', 'Ham Ltd') : []));
    await type('ham');
    await rows(driver, 'Zeta Trading', 'Ham Ltd');
    expect(asked.at(-1)).to.equal('ham');
  });

  it('offers of the former hits those that match while a newer text is searched for, and says that it loads', async () => {
    const slow = held<readonly Option[]>();
    const driver = await field(async (text) => (text ? slow.answer() : optionsOf('Acme', 'Hamburg', 'Hull')));
    await press('ArrowDown');
    await rows(driver, 'Acme', 'Hamburg', 'Hull');
    await type('h');
    expect([driver.labels, driver.frame.getAttribute('aria-busy')]).to.deep.equal([
      ['Hamburg', 'Hull'],
      'true',
    ]);
    slow.give(optionsOf('Hull'));
    await rows(driver, 'Hull');
    expect(driver.frame.getAttribute('aria-busy')).to.equal(null);
  });

  it('takes the one that a text means when the answer comes after the field was left, and else says why not', async () => {
    const slow = held<readonly Option[]>();
    const answers: Record<string, Promise<readonly Option[]>> = {};
    const driver = await field(async (text) => answers[text] ?? (text ? slow.answer() : []));
    await type('copper');
    await press('Tab');
    expect([driver.input.value, driver.error]).to.deep.equal(['copper', '']);
    slow.give(optionsOf('Copperlane Home'));
    await waitUntil(() => driver.input.value === 'Copperlane Home', 'the only one is taken');
    answers.qqq = Promise.resolve([]);
    await click(driver.button('Clear Company'));
    await type('qqq');
    await press('Tab');
    await waitUntil(() => driver.error.includes('"qqq" is not known.'), 'that nothing was chosen');
    expect(driver.input.value).to.equal('qqq');
  });

  it('takes nothing for a text that is typed on before the answer comes', async () => {
    const slow = held<readonly Option[]>();
    const driver = await field(async (text) => (text === 'copper' ? slow.answer() : []));
    await type('copper');
    await press('Tab');
    driver.input.focus();
    await type('s');
    slow.give(optionsOf('Copperlane Home'));
    await press('Tab');
    await waitUntil(() => driver.error.includes('"coppers" is not known.'), 'that nothing was chosen');
  });

  it('drops the answer to an older text, and gives up its request', async () => {
    const slow = held<readonly Option[]>();
    const given: AbortSignal[] = [];
    const driver = await field(async (text, signal) => {
      if (text !== 'a') return optionsOf(`answer to ${text}`);
      given.push(signal);
      return slow.answer();
    });
    await type('a');
    await waitUntil(() => asked.includes('a'));
    await type('b');
    await rows(driver, 'answer to ab');
    slow.give(optionsOf('answer to a'));
    await settled();
    expect([driver.labels, given[0]?.aborted]).to.deep.equal([['answer to ab'], true]);
  });

  for (const [how, again] of [
    ['Enter', () => press('Enter')],
    ['a click', (driver: ComboboxDriver) => click(driver.rows[0])],
  ] as const) {
    it(`says that the search failed, and asks again by ${how}`, async () => {
      let isDown = true;
      const driver = await field(async (text) => {
        if (text && isDown) throw new Error('down');
        return text ? optionsOf('Hamburg') : [];
      });
      await type('ham');
      await rows(driver, 'The options could not be loaded. Try again');
      await waitUntil(
        () => driver.announcements.includes('The options could not be loaded.'),
        'the announcement',
      );
      isDown = false;
      await again(driver);
      await rows(driver, 'Hamburg');
      expect([asked, driver.input.value, driver.hasFocus]).to.deep.equal([['', 'ham', 'ham'], 'ham', true]);
    });
  }

  it('begins with the first ones again after a choice', async () => {
    const driver = await field(async (text) => (text ? optionsOf('Hamburg') : optionsOf('Acme', 'Hamburg')));
    await type('ham');
    await rows(driver, 'Hamburg');
    await press('Enter');
    expect(driver.input.value).to.equal('Hamburg');
    await press('ArrowDown');
    await rows(driver, 'Acme', 'Hamburg');
    expect(driver.highlighted).to.equal('Hamburg');
  });
});
