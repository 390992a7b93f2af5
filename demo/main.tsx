import sheets from 'sheets:./app.tsx';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { adoptSheets } from '../shared/element/sheets.ts';
import { root } from '../shared/theme/root.css.ts';
import { App } from './app.tsx';
import { knobsAtom, knobsOfQuery, queryOfKnobs } from './state.ts';

adoptSheets(document, sheets);

const store = createStore();
store.set(knobsAtom, knobsOfQuery(location.search));
store.sub(knobsAtom, () => history.replaceState(null, '', queryOfKnobs(store.get(knobsAtom))));

const app = document.querySelector('#app')!;
app.className = root;
createRoot(app).render(
  <Provider store={store}>
    <App />
  </Provider>,
);
