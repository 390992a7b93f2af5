import { Fragment } from 'react';
import type { Text } from '../../i18n/define-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import * as s from './key-list.css.ts';
import { texts } from './texts/index.ts';

/** A heading, and what is done by which keys; any one of the keys does it. `Ctrl` is what a Mac has `⌘` for. */
export type KeyGroup = readonly [Text, readonly (readonly [Text, ...string[]])[]];

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Keys of a part of the product, to read. `level` is that of its headings. */
export function KeyList({ groups, level }: { groups: readonly KeyGroup[]; level: 2 | 3 }) {
  const text = useText(texts);
  const Heading: 'h2' | 'h3' = `h${level}`;
  const named = (keys: string) =>
    keys
      .split('+')
      .map((key) => (key === 'Ctrl' && isMac() ? '⌘' : text('keys.name', { key: key.replace(' ', '') })))
      .join('+');
  return groups.map(([title, entries]) => (
    <Fragment key={title.id}>
      <Heading className={s.group}>{text(title)}</Heading>
      <dl>
        {entries.map(([what, ...keys]) => (
          <div key={what.id} className={s.entry}>
            <dt>{text(what)}</dt>
            <dd className={s.keys}>
              {keys.map((key) => (
                <kbd key={key} className={s.key}>
                  {named(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Fragment>
  ));
}
