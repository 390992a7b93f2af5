import stylesheets from 'stylesheets:./app.tsx';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { adoptStylesheets } from '../../shared/element/stylesheets.ts';
import { createSpeaker } from '../../shared/i18n/speaker.ts';
import { root } from '../../shared/theme/root.css.ts';
import { App } from './app.tsx';
import { Language } from './language.tsx';
import { followLayoutConfig } from './settings/layout-config.ts';
import { watchUnsavedWork } from './unsaved-work/unsaved-work.ts';

adoptStylesheets(document, stylesheets);
watchUnsavedWork();

const app = document.querySelector<HTMLElement>('#app')!;
app.className = root;
followLayoutConfig(app);
const store = createStore();
const speaker = createSpeaker(store);
speaker();
createRoot(app).render(
  <Provider store={store}>
    <Language speaker={speaker}>
      <App />
    </Language>
  </Provider>,
);
