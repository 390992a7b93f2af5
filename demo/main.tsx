import stylesheets from 'stylesheets:./app.tsx';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { adoptStylesheets } from '../shared/element/stylesheets.ts';
import { root } from '../shared/theme/root.css.ts';
import { App } from './app.tsx';
import { lookAtom, lookOfQuery, textOfLook } from './look.ts';
import { elementOfQuery, queryOfElement, shownElementAtom } from './shown-element.ts';

adoptStylesheets(document, stylesheets);

const store = createStore();
store.set(shownElementAtom, elementOfQuery(location.search));
store.set(lookAtom, lookOfQuery(location.search));
const writeAddress = () => {
  const look = textOfLook(store.get(lookAtom));
  const query = queryOfElement(store.get(shownElementAtom));
  history.replaceState(null, '', look ? `${query}&look=${encodeURIComponent(look)}` : query);
};
store.sub(shownElementAtom, writeAddress);
store.sub(lookAtom, writeAddress);

const app = document.querySelector('#app')!;
app.className = root;
createRoot(app).render(
  <Provider store={store}>
    <App />
  </Provider>,
);
