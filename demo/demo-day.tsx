import { useEffect, useState } from 'react';
import { readDemoDay } from './api.ts';
import * as styles from './parts.css.ts';

/** The day on which the demo plays: rates, schedules and tasks are found around it. A demo that can't say so shows none. */
export function DemoDay() {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    readDemoDay().then(
      ({ today, hint }) => setText(hint ?? (today && `Plays on ${today}`)),
      () => setText(null),
    );
  }, []);
  return text && <p className={styles.muted}>{text}</p>;
}
