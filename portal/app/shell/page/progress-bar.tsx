import { useEffect, useRef, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { texts } from '../texts/index.ts';
import * as s from './progress-bar.css.ts';

/** SHELL-27 */
const STEP = 10;
const EVERY = 30;
const FULL = 100;
/** SHELL-28 */
const RESET_AFTER = 300;

/** A thin line at the top of the window that fills when the page has changed (SHELL-26). */
export function ProgressBar() {
  const text = useText(texts);
  const path = usePathname();
  const [value, setValue] = useState(0);
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    let reached = 0;
    let reset: ReturnType<typeof setTimeout>;
    setValue(0);
    const steps = setInterval(() => {
      reached += STEP;
      setValue(reached);
      if (reached < FULL) return;
      clearInterval(steps);
      reset = setTimeout(() => setValue(0), RESET_AFTER);
    }, EVERY);
    return () => {
      clearInterval(steps);
      clearTimeout(reset);
    };
  }, [path]);

  if (value === 0) return null;
  return (
    <div
      ref={(bar) => {
        if (bar) bar.style.transform = `scaleX(${value / FULL})`;
      }}
      className={s.bar}
      role="progressbar"
      aria-label={text('shell.pageChange')}
      aria-valuenow={value}
    />
  );
}
