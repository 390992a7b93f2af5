import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { useClockDifference } from '../../client/server-clock.ts';
import { texts } from '../texts/index.ts';
import * as s from './clock-notice.css.ts';

/** Says where the clock of this device is wrong, by which times of events are entered and days counted. */
export function ClockNotice() {
  const text = useText(texts);
  const hours = useClockDifference();
  const [dismissed, setDismissed] = useState(0);
  if (hours === 0 || hours === dismissed) return null;
  return (
    <div className={s.notice}>
      <Banner kind="warning" onDismiss={() => setDismissed(hours)}>
        {text('shell.clock', { hours: Math.abs(hours) })}
      </Banner>
    </div>
  );
}
