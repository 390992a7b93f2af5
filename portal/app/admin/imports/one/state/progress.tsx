import type { Job } from '../../../../../../shared/contract/jobs.ts';
import * as s from '../../imports.css.ts';

interface ProgressProps {
  label: string;
  /** null where it isn't known. */
  progress: Job['progress'];
}

/** A bar that fills. */
export function Progress({ label, progress }: ProgressProps) {
  const total = progress?.total ?? 0;
  const share = progress && total > 0 ? Math.min(1, progress.done / total) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress ? Math.floor(100 * share) : undefined}
      className={s.track}
    >
      <div
        ref={(bar) => {
          if (bar) bar.style.transform = `scaleX(${share})`;
        }}
        className={s.bar}
      />
    </div>
  );
}
