import stylesheets from 'stylesheets:./app.tsx';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { keepTexts } from '../../shared/element/keep-texts.ts';
import { adoptStylesheets } from '../../shared/element/stylesheets.ts';
import { createLocaleLoader } from '../../shared/i18n/locale-loader.ts';
import { root } from '../../shared/theme/root.css.ts';
import { App } from './app.tsx';
import { Language } from './language.tsx';
import { BASE_PATH } from './routes/base-path.ts';
import { applyLayoutConfig } from './settings/layout-config.ts';
import { numberSteps } from './unsaved-work/history-steps.ts';
import { watchUnsavedWork } from './unsaved-work/unsaved-work.ts';

adoptStylesheets(document, stylesheets);
watchUnsavedWork();
numberSteps();

const app = document.querySelector<HTMLElement>('#app')!;
app.className = root;
applyLayoutConfig(app);
keepTexts(app);
const store = createStore();
const loadLocale = createLocaleLoader(store);
loadLocale();
createRoot(app).render(
  <Provider store={store}>
    <Language loadLocale={loadLocale}>
      <Router base={BASE_PATH}>
        <App />
      </Router>
    </Language>
  </Provider>,
);
