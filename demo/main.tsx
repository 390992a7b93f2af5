import stylesheets from 'stylesheets:./app.tsx';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { adoptStylesheets } from '../shared/element/stylesheets.ts';
import { root } from '../shared/theme/root.css.ts';
import { App } from './app.tsx';
import { elementOfQuery, queryOfElement, shownElementAtom } from './shown-element.ts';

adoptStylesheets(document, stylesheets);

const store = createStore();
store.set(shownElementAtom, elementOfQuery(location.search));
store.sub(shownElementAtom, () =>
  history.replaceState(null, '', queryOfElement(store.get(shownElementAtom))),
);

const app = document.querySelector('#app')!;
app.className = root;
createRoot(app).render(
  <Provider store={store}>
    <App />
  </Provider>,
);
