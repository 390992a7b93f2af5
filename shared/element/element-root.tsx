import { Provider, useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocaleLoader } from '../i18n/locale-loader.ts';
import { texts } from '../i18n/texts/index.ts';
import { localeAtom } from '../i18n/use-text.ts';
import { onPageBack } from '../page-back.ts';
import { root } from '../theme/root.css.ts';
import { FailureBoundary, failureMessage } from './failure.tsx';
import { type Host, HostContext, useAttribute } from './host.ts';
import { keepTexts } from './keep-texts.ts';
import { ReplacedFunctions, requireOwnFunctions } from './page-scripts.ts';

/**
 * An element from mounting or restarting to the next restart or unmounting: its host, and a number that is new for each,
 * so that no state of the former one stays.
 */
export interface Mount {
  readonly number: number;
  readonly host: Host;
  /** Loads and sets the language of the attribute `locale`, or the stored one. */
  loadLocale(): void;
  restart(): void;
  /** Loads the data again, unless there is unsaved work. */
  refresh(): void;
}

/** Gives a tool its store, host, theme and language, and shows a message in its place when it fails to render. */
export function ElementRoot({ mount, component: Tool }: { mount: Mount; component: ComponentType }) {
  const { host, number, loadLocale, restart, refresh } = mount;
  useEffect(() => onPageBack(refresh), [refresh]);
  useEffect(() => keepTexts(host.root), [host]);
  const report = (error: unknown) => {
    const message = failureMessage(error, texts.in(host.store.get(localeAtom)));
    const code = error instanceof ReplacedFunctions ? 'page-scripts' : 'render';
    host.emit('fp-error', { message, code, cause: error });
  };
  return (
    <Provider key={number} store={host.store}>
      <HostContext value={host}>
        <ThemeRoot loadLocale={loadLocale}>
          <FailureBoundary onFailure={report} onTryAgain={restart}>
            <OnFitPage>
              <Tool />
            </OnFitPage>
          </FailureBoundary>
        </ThemeRoot>
      </HostContext>
    </Provider>
  );
}

/** Draws nothing on a page whose scripts would make something else of it. Later it is left alone: it may hold unsaved work. */
function OnFitPage({ children }: { children: ReactNode }) {
  useState(requireOwnFunctions);
  return children;
}

function ThemeRoot({ loadLocale, children }: { loadLocale(): void; children: ReactNode }) {
  const theme = useAttribute('theme', 'string');
  return (
    <div
      className={root}
      part="root"
      translate="no"
      lang={useAtomValue(localeAtom)}
      data-theme={theme ?? 'auto'}
    >
      {useLocaleLoader(loadLocale) && children}
    </div>
  );
}
