import sheets from 'sheets:./app.tsx';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { adoptSheets } from '../../shared/element/sheets.ts';
import { root } from '../../shared/theme/root.css.ts';
import { App } from './app.tsx';
import { watchUnsavedWork } from './layout/unsaved-work.ts';
import { followLayoutConfig } from './settings/layout-config.ts';

adoptSheets(document, sheets);
watchUnsavedWork();

const app = document.querySelector<HTMLElement>('#app')!;
app.className = root;
followLayoutConfig(app);
createRoot(app).render(
  <Provider store={createStore()}>
    <App />
  </Provider>,
);
