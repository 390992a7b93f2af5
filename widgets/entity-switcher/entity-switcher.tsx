import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useHost, useReload } from '../../shared/element/host.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Messages } from '../../shared/record/messages.tsx';
import { useBackend, useNewCredentials } from '../../shared/record/use-record.ts';
import { Button } from '../../shared/ui/button/button.tsx';
import { Combobox } from '../../shared/ui/combobox/combobox.tsx';
import * as s from './entity-switcher.css.ts';
import type { EntityEvents } from './events.ts';
import { adminAtom, blockedAtom, type Company, choiceAtom, loadedAtom, recordState } from './state.ts';
import { createSwitcher, type Switcher } from './switcher.ts';
import { texts } from './texts/index.ts';

const NONE: readonly Company[] = [];

/** Lets an admin act for another company (ENT-01); nobody else sees anything (ENT-03). */
export function EntitySwitcher() {
  const host = useHost<EntityEvents>();
  const [switcher] = useState(() => createSwitcher(host));
  const loaded = useAtomValue(loadedAtom);
  const isAdmin = useAtomValue(adminAtom);

  useEffect(() => {
    switcher.load();
    return switcher.close;
  }, [switcher]);
  useEffect(() => {
    if (loaded) host.emit('fp-ready');
  }, [host, loaded]);
  useReload(switcher.load);
  useNewCredentials(recordState, switcher.load);
  useBackend();

  return isAdmin && <Choice switcher={switcher} options={loaded?.options ?? NONE} />;
}

function Choice({ switcher, options }: { switcher: Switcher; options: readonly Company[] }) {
  const text = useText(texts);
  const choice = useAtomValue(choiceAtom);
  const isLoading = useAtomValue(recordState.phaseAtom) === 'loading';
  const isSwitching = useAtomValue(recordState.savingAtom);
  const isBlocked = useAtomValue(blockedAtom);
  return (
    <div className={s.tool}>
      <div aria-live="polite" className={s.messages}>
        <Messages state={recordState} onReload={switcher.load} />
      </div>
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void switcher.submit();
        }}
      >
        <div className={s.field}>
          <Combobox
            label={text('entity.label')}
            placeholder={text('entity.placeholder')}
            required
            options={options}
            value={choice}
            onChange={switcher.choose}
            busy={isLoading}
            readOnly={isSwitching}
            {...(isLoading && { status: text('entity.loading') })}
          />
        </div>
        <Button type="submit" variant="primary" busy={isSwitching} disabled={isBlocked && !isSwitching}>
          {text('entity.switch')}
        </Button>
      </form>
    </div>
  );
}
