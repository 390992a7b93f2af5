import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { mount } from '../../../shared/ui/mount.ts';
import { Floor } from '../floor.tsx';
import { measureKeys } from '../measure.ts';
import { Autocomplete } from './autocomplete.tsx';
import { Ours } from './ours.tsx';
import { PicksFloor } from './picks-floor.tsx';

const CASES = {
  floor: () => mount(() => <Floor name="Floor" />),
  'picks-floor': () => mount(PicksFloor),
  none: () => mount(() => <Ours chips={0} />),
  many: () => mount(() => <Ours chips={200} />),
  // Outside of any shadow root: it adds its styles to the page.
  mui: () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Autocomplete)),
};

measureKeys();
CASES[new URLSearchParams(location.search).get('case') as keyof typeof CASES]();
