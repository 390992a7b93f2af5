import { expect } from '@open-wc/testing';
import { hasUnsavedWork, watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { unsavedIn } from './unsaved.ts';

watchUnsavedWork();

describe('unsaved work on a page', () => {
  it('D-31 counts while an element reports it and would have the browser ask', () => {
    const place = document.createElement('div');
    document.body.append(place);
    expect(hasUnsavedWork()).to.equal(false);
    const end = unsavedIn(place);
    expect(hasUnsavedWork()).to.equal(true);
    place.remove();
    expect(hasUnsavedWork(), 'removed').to.equal(false);
    document.body.append(place);
    end();
    expect(hasUnsavedWork(), 'saved').to.equal(false);
    place.remove();
  });

  it('D-31 entries that an element keeps on the device are no unsaved work', () => {
    const place = document.createElement('div');
    document.body.append(place);
    const report = (dirty: boolean) =>
      place.dispatchEvent(new CustomEvent('fp-dirty', { bubbles: true, detail: { dirty } }));
    report(true);
    expect(hasUnsavedWork()).to.equal(false);
    report(false);
    place.remove();
  });
});
