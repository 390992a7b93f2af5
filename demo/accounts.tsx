import { useState } from 'react';
import { Button } from '../shared/ui/button/button.tsx';
import { messageOf, signIn, signOut, useSession } from './api.ts';
import * as styles from './parts.css.ts';
import { Panel } from './parts.tsx';

const ACCOUNTS = [
  { email: 'admin@demo.example', text: 'Admin of the provider' },
  {
    email: 'agent@demo.example',
    text: 'Overseas agent: quotes 3001 to 3003, manifest 4001, rate submissions 5001 to 5003',
  },
  { email: 'importer@demo.example', text: 'Importer A: bookings 1001, shipment 2001' },
  { email: 'importer2@demo.example', text: 'Importer B: booking 1002, shipment 2002' },
  { email: 'noname@demo.example', text: 'Importer B, user without a first name' },
  { email: 'manager@demo.example', text: 'Importer A, manager of its accounts and invitations' },
] as const;

/** Signs in as one of the demo accounts; portal and elements of this origin share the session. */
export function Accounts() {
  const session = useSession();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState('');
  const run = async (name: string, work: () => Promise<void>) => {
    setBusy(name);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Panel title="Account" note={session?.email ?? 'signed out'}>
      <ul className={styles.list} aria-label="Demo accounts">
        {ACCOUNTS.map(({ email, text }) => (
          <li key={email}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={session?.email === email}
              disabled={busy !== undefined}
              onClick={() => run(email, () => signIn(email))}
            >
              {email}
              {busy === email && ' …'}
              <br />
              <span className={styles.muted}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button disabled={!session} busy={busy === 'out'} onClick={() => run('out', signOut)}>
          Sign out
        </Button>
        <span className={styles.muted}>All have the password Demo-pass-1.</span>
      </div>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
    </Panel>
  );
}
