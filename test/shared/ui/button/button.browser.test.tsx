import { expect } from '@open-wc/testing';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { settled } from '../../../helpers/element/settled.ts';
import { mount } from '../mount.ts';
import { click, focused, found, press } from '../user-input.ts';

let place: HTMLElement;

describe('Button', () => {
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => place.remove());

  it('is clicked by mouse, Enter and Space', async () => {
    let clicks = 0;
    const element = mount(() => <Button onClick={() => (clicks += 1)}>Save Changes</Button>, place);
    await click(await found(element, 'button'));
    await press('Enter', 'Space');
    expect(clicks).to.equal(3);
  });

  it('keeps the focus while it is busy, and does nothing, not even submit', async () => {
    let clicks = 0;
    let submits = 0;
    const draw = () => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits += 1;
        }}
      >
        <Button type="submit" busy onClick={() => (clicks += 1)}>
          Save Changes
        </Button>
      </form>
    );
    const element = mount(draw, place);
    const button = await found<HTMLButtonElement>(element, 'button');
    await click(button);
    await press('Enter');
    expect([clicks, submits, focused()]).to.deep.equal([0, 0, button]);
    expect([button.ariaBusy, button.ariaDisabled, button.disabled]).to.deep.equal(['true', 'true', false]);
    expect(Boolean(button.querySelector('svg')?.checkVisibility()), 'AUTH-10 a spinner').to.equal(true);
  });

  it('submits a form only when it says so', async () => {
    let submits = 0;
    const draw = () => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits += 1;
        }}
      >
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </form>
    );
    const element = mount(draw, place);
    await found(element, 'button');
    for (const button of element.shadowRoot?.querySelectorAll('button') ?? []) await click(button);
    expect(submits).to.equal(1);
  });

  it('is readable in every variant and theme', async () => {
    const draw = () => (
      <>
        <Button variant="primary">One</Button>
        <Button variant="secondary">Two</Button>
        <Button variant="quiet">Three</Button>
        <Button variant="danger">Four</Button>
      </>
    );
    const element = mount(draw, place);
    await found(element, 'button');
    for (const theme of ['light', 'dark']) {
      element.setAttribute('theme', theme);
      place.style.background = theme === 'dark' ? '#12161b' : '#fff';
      await settled();
      await Promise.all(element.shadowRoot?.getAnimations().map((animation) => animation.finished) ?? []);
      await expect(element).to.be.accessible();
    }
  });
});
