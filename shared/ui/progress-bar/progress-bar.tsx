import type { Job } from '../../contract/jobs.ts';
import { useText } from '../../i18n/use-text.ts';
import { LiveRegion } from '../visually-hidden/live-region.tsx';
import * as s from './progress-bar.css.ts';

/** How many per cent lie between two announcements. */
const ANNOUNCED_STEP = 25;

interface ProgressBarProps {
  label: string;
  /** null where it isn't known. */
  progress: Job['progress'];
}

/** How much is done of something, in whole per cent. */
export const percentOf = (progress: Job['progress']): number =>
  progress?.total ? Math.min(100, Math.floor((100 * progress.done) / progress.total)) : 0;

/** A bar that fills, announced from time to time. */
export function ProgressBar({ label, progress }: ProgressBarProps) {
  const text = useText();
  const percent = percentOf(progress);
  const announced = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress ? percent : undefined}
        className={s.track}
      >
        <div
          ref={(bar) => {
            if (bar) bar.style.transform = `scaleX(${percent / 100})`;
          }}
          className={s.bar}
        />
      </div>
      <LiveRegion message={announced > 0 ? text('common.percent', { percent: announced }) : ''} />
    </div>
  );
}
