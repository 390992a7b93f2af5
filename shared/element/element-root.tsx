import { Provider, useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { useSpeaker } from '../i18n/speaker.ts';
import { texts } from '../i18n/texts/index.ts';
import { localeAtom } from '../i18n/use-text.ts';
import { root } from '../theme/root.css.ts';
import { FailureBoundary } from './failure.tsx';
import { type Host, HostContext, useAttribute } from './host.ts';

/** One load of an element: its host, and a number that is new for each, so that nothing of the last one stays. */
export interface Load {
  readonly number: number;
  readonly host: Host;
  /** Takes up the language that the element is to speak now. */
  speaker(): void;
  restart(): void;
}

/** What stands between the shadow root and the tool: store, host, theme, language, and the net under a failure. */
export function ElementRoot({ load, component: Tool }: { load: Load; component: ComponentType }) {
  const { host, number, speaker, restart } = load;
  const report = (error: unknown) => {
    const message = texts.in(host.store.get(localeAtom))('common.unexpected');
    host.emit('fp-error', { message, code: 'render', cause: error });
  };
  return (
    <Provider key={number} store={host.store}>
      <HostContext value={host}>
        <ThemeRoot speaker={speaker}>
          <FailureBoundary onFailure={report} onTryAgain={restart}>
            <Tool />
          </FailureBoundary>
        </ThemeRoot>
      </HostContext>
    </Provider>
  );
}

function ThemeRoot({ speaker, children }: { speaker(): void; children: ReactNode }) {
  const theme = useAttribute('theme', 'string');
  return (
    <div className={root} part="root" lang={useAtomValue(localeAtom)} data-theme={theme ?? 'auto'}>
      {useSpeaker(speaker) && children}
    </div>
  );
}
