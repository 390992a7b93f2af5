import { useAtom } from 'jotai';
import { useState } from 'react';
import { TOKENS, type Token } from '../shared/theme/tokens.ts';
import { Button } from '../shared/ui/button/button.tsx';
import { cssOf, hardToRead, lookAtom } from './look.ts';
import * as styles from './parts.css.ts';
import { Line, Panel } from './parts.tsx';

const shortOf = (name: string) => name.replace('--fp-', '');
const HEX = /^#[\da-f]{6}$/i;

/** The colour as a colour input takes it; one that is written otherwise is left to the text. */
const pickedOf = (value: string) => (HEX.test(value) ? value : '#000000');

function TokenLine({ token }: { token: Token }) {
  const [look, setLook] = useAtom(lookAtom);
  const value = look[token.name];
  const name = shortOf(token.name);
  const set = (next: string) => {
    const { [token.name]: _, ...others } = look;
    setLook(next === '' ? others : { ...others, [token.name]: next });
  };
  return (
    <Line
      label={name}
      end={
        <Button
          variant="quiet"
          aria-label={`Reset ${name}`}
          disabled={value === undefined}
          onClick={() => set('')}
        >
          ✕
        </Button>
      }
    >
      {(id) => (
        <span className={styles.pair}>
          <input
            id={id}
            className={styles.control}
            value={value ?? ''}
            placeholder={token.value}
            title={token.text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => set(event.target.value)}
          />
          {token.dark && (
            <input
              type="color"
              aria-label={`Pick ${name}`}
              value={pickedOf(value ?? token.value)}
              onChange={(event) => set(event.target.value)}
            />
          )}
        </span>
      )}
    </Line>
  );
}

/** Tokens that are tried on the element at once, and copied as a rule for a page's style sheet. */
export function LookPanel() {
  const [look, setLook] = useAtom(lookAtom);
  const [copied, setCopied] = useState('');
  const count = Object.keys(look).length;
  const problems = (['light', 'dark'] as const).flatMap((theme) =>
    hardToRead(look, theme).map(
      ({ pair, ratio }) => `${pair}: ${ratio.toFixed(1)} in ${theme}, 4.5 is needed`,
    ),
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(cssOf(look));
      setCopied('Copied');
    } catch {
      setCopied('Select the text and copy it');
    }
  };
  return (
    <Panel title="Looks" note={count === 0 ? '' : `${count} changed`} closed>
      <div className={styles.row}>
        <Button variant="secondary" disabled={count === 0} onClick={copy}>
          Copy CSS
        </Button>
        <Button variant="quiet" disabled={count === 0} onClick={() => setLook({})}>
          Reset all
        </Button>
        <span role="status" className={styles.muted}>
          {copied}
        </span>
      </div>
      {count > 0 && <pre className={styles.mono}>{cssOf(look)}</pre>}
      {count > 0 && problems.length > 0 && (
        <ul aria-label="Hard to read" className={styles.bad}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {TOKENS.map((token) => (
        <TokenLine key={token.name} token={token} />
      ))}
    </Panel>
  );
}
