import { useState } from 'react';
import * as v from 'valibot';
import { isAborted } from '../../../shared/client/client-error.ts';
import { idempotencyKey } from '../../../shared/client/idempotency-key.ts';
import { givenResult } from '../../../shared/client/results.ts';
import type { TextValue } from '../../../shared/i18n/define-texts.ts';
import { reasonOf } from '../../../shared/record/message.ts';
import { client } from '../client/client.ts';
import { useAfterSwitch } from './use-after-switch.ts';

type Phase = { step: 'idle' | 'switching' } | { step: 'failed'; reason: TextValue };

/** Switches back to the person's own company, as the entity switcher would (ENT-08). */
export function useSwitchBack(home: number) {
  const [phase, setPhase] = useState<Phase>({ step: 'idle' });
  const afterSwitch = useAfterSwitch();
  const goBack = async () => {
    setPhase({ step: 'switching' });
    try {
      const work = client.action('setEntity', { new_entity_id: home }, v.unknown(), {
        key: idempotencyKey(),
      });
      await givenResult(work, 'action setEntity');
    } catch (error) {
      if (isAborted(error)) return setPhase({ step: 'idle' });
      console.error('[portal] The entity could not be switched:', error);
      return setPhase({ step: 'failed', reason: reasonOf(error) });
    }
    await afterSwitch(home);
    // With unsaved work the user may have stayed on the page.
    setPhase({ step: 'idle' });
  };
  return { phase, goBack, dismiss: () => setPhase({ step: 'idle' }) };
}
