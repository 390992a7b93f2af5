import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { propertyAtom } from '../../../shared/element/attributes.ts';
import { useAttribute, useDirty, useHost, useReady } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import * as styles from './fixture-element.css.ts';

const countAtom = atom(0);

/** A small tool with one of everything that the element base has to carry. */
export function FixtureTool() {
  const { emit, reload, root } = useHost<{ 'fp-counted': { count: number } }>();
  const text = useText();
  const recordId = useAttribute('recordId', 'number');
  const profile = useAttribute('profile', 'boolean');
  const options = useAtomValue(propertyAtom<string[]>('options'));
  const [count, setCount] = useAtom(countAtom);
  const [broken, setBroken] = useState(false);
  const [open, setOpen] = useState(false);
  const [keys, setKeys] = useState('');
  useReady(true);
  useDirty(countAtom);
  useEffect(() => {
    const listener = () => undefined;
    window.addEventListener('resize', listener);
    const timer = setInterval(listener, 60_000);
    return () => {
      window.removeEventListener('resize', listener);
      clearInterval(timer);
    };
  }, []);
  if (broken) throw new Error('The fixture broke');

  return (
    <div className={styles.box}>
      <p>{text('common.loading')}</p>
      <output aria-label="Record">{recordId ?? 'none'}</output>
      <output aria-label="Profile">{profile ? 'profile' : 'plain'}</output>
      <output aria-label="Options">{options?.join(',') ?? 'none'}</output>
      <output aria-label="Keys">{keys}</output>
      <input aria-label="Text" onKeyDown={(event) => setKeys(keys + event.key)} />
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
          emit('fp-counted', { count: count + 1 });
        }}
      >
        Count {count}
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      <button type="button" onClick={reload}>
        Reload
      </button>
      {open && (
        <dialog aria-label="Panel" open>
          {root.mode}
        </dialog>
      )}
    </div>
  );
}
