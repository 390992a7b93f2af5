import sheets from 'sheets:./app.tsx';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { adoptSheets } from '../../shared/element/sheets.ts';
import { root } from '../../shared/theme/root.css.ts';
import { App } from './app.tsx';
import { watchUnsavedWork } from './layout/unsaved-work.ts';

adoptSheets(document, sheets);
watchUnsavedWork();

const app = document.querySelector('#app')!;
app.className = root;
createRoot(app).render(
  <Provider store={createStore()}>
    <App />
  </Provider>,
);
