import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { today } from '../../../../shared/trade/calendar-days.ts';
import { DateInput } from '../../../../shared/ui/date-input/date-input.tsx';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { settled } from '../../../helpers/element/settled.ts';
import { mount } from '../mount.ts';
import { click, found, press, type } from '../user-input.ts';

let place: HTMLElement;
let day: string;

function Ready({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  day = value;
  return (
    <>
      <Field label="Cargo ready">
        <DateInput value={value} onText={setValue} />
      </Field>
      <button type="button" onClick={() => setValue('2026-01-02')}>
        Another
      </button>
    </>
  );
}

async function open(start = ''): Promise<readonly [HTMLInputElement, HTMLElement]> {
  const element = mount(() => <Ready start={start} />, place);
  return [await found<HTMLInputElement>(element, 'input'), element];
}

describe('the field of a day', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => place.remove());

  it('I18N-03 takes a day as the page writes it, and shows it so once it was left', async () => {
    const [input] = await open();
    for (const typed of ['28 Nov 2026', 'Nov 28, 2026', '2026-11-28', '11/28/2026']) {
      input.focus();
      input.select();
      await type(typed);
      await settled();
      expect([input.value, day], 'while it is typed').to.deep.equal([typed, '2026-11-28']);
      await press('Tab');
      await settled();
      expect([input.value, day], typed).to.deep.equal(['Nov 28, 2026', '2026-11-28']);
    }
  });

  it('I18N-03 reads on Enter as on Tab, before the form around it is submitted', async () => {
    const [input] = await open();
    input.focus();
    await type('28.11.2026');
    await press('Enter');
    await settled();
    expect([input.value, day]).to.deep.equal(['Nov 28, 2026', '2026-11-28']);
    await press('Tab');
    await settled();
    expect([input.value, day]).to.deep.equal(['Nov 28, 2026', '2026-11-28']);
  });

  it('I18N-03 shows which day an ambiguous one was taken for', async () => {
    const [input] = await open();
    input.focus();
    await type('03/04/2026');
    await press('Tab');
    await settled();
    expect([input.value, day]).to.deep.equal(['Mar 4, 2026', '2026-03-04']);
  });

  it('keeps what is no day, letter by letter', async () => {
    const [input] = await open('2026-11-28');
    expect(input.value).to.equal('Nov 28, 2026');
    input.focus();
    input.select();
    await type('end of May ');
    await settled();
    expect(input.value).to.equal('end of May ');
    await press('Tab');
    await settled();
    expect([input.value, day]).to.deep.equal(['end of May', 'end of May']);
  });

  it('I18N-03 D-113 offers the day near today of one without a year, and takes it for none before that is pressed', async () => {
    const [input, element] = await open();
    const now = today();
    const typed = new Date(`${now}T00:00:00Z`).toLocaleDateString('en', {
      ...{ month: 'short', day: 'numeric', timeZone: 'UTC' },
    });
    const offer = () =>
      [...element.shadowRoot!.querySelectorAll('button')].find(({ textContent }) =>
        textContent?.startsWith('Take '),
      );
    input.focus();
    await type(typed);
    await settled();
    expect(offer(), 'not while it is typed').to.equal(undefined);
    await press('Tab');
    await settled();
    expect([input.value, day]).to.deep.equal([typed, typed]);
    await click(offer()!);
    await settled();
    expect(day).to.equal(now);
    expect(offer()).to.equal(undefined);
  });

  it('shows a day that comes from elsewhere in the place of what was typed', async () => {
    const [input, element] = await open();
    input.focus();
    await type('28 Nov');
    await settled();
    await click(element.shadowRoot!.querySelectorAll('button')[1]!);
    await settled();
    expect(input.value).to.equal('Jan 2, 2026');
  });
});
