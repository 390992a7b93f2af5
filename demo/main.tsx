import stylesheets from 'stylesheets:./app.tsx';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { adoptStylesheets } from '../shared/element/stylesheets.ts';
import { root } from '../shared/theme/root.css.ts';
import { App } from './app.tsx';
import { queryOfStaged, stagedAtom, stagedOfQuery } from './staged.ts';

adoptStylesheets(document, stylesheets);

const store = createStore();
store.set(stagedAtom, stagedOfQuery(location.search));
store.sub(stagedAtom, () => history.replaceState(null, '', queryOfStaged(store.get(stagedAtom))));

const app = document.querySelector('#app')!;
app.className = root;
createRoot(app).render(
  <Provider store={store}>
    <App />
  </Provider>,
);
