import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { LINK_ROLES } from '../shared/contract/sign-in.ts';
import { Button } from '../shared/ui/button/button.tsx';
import { type LinkToken, makeLinkToken, messageOf, useSession } from './api.ts';
import { alteredToken, linkToRecord, linkWithToken } from './link-variants.ts';
import * as styles from './parts.css.ts';
import { Choice, Line, Panel } from './parts.tsx';
import {
  kindOf,
  RECORD_KINDS,
  type RecordKind,
  type ShownElement,
  shownElementAtom,
  withRecord,
} from './shown-element.ts';

const TYPES = Object.fromEntries(RECORD_KINDS.map((kind) => [kind, kind])) as Readonly<
  Record<RecordKind, string>
>;
const ROLES = Object.fromEntries(LINK_ROLES.map((role) => [role, role])) as Readonly<
  Record<(typeof LINK_ROLES)[number], string>
>;
const EXPIRIES = {
  1: '1 second (expired when opened)',
  60: '1 minute',
  3600: '1 hour',
  86400: '1 day',
} as const;

interface Made extends LinkToken {
  title: string;
  kind: RecordKind;
  recordId: number;
  role: (typeof LINK_ROLES)[number];
}

/** The element that shows the link's record, as whoever has the link sees it. */
function elementOfLink(element: ShownElement, { kind, recordId, role, token }: Made): ShownElement {
  const { tag, attributes } = withRecord(element, kind, String(recordId));
  const drawn = tag === 'booking-charges' ? { 'user-role': role } : {};
  return { tag, attributes: { ...attributes, ...drawn, token } };
}

/** One made link: the link itself, and spoilt ones that must be refused. */
function MadeLink({ made }: { made: Made }) {
  const setElement = useSetAtom(shownElementAtom);
  const links = [
    ['Open', made.url],
    ['altered token', linkWithToken(made.url, alteredToken(made.token))],
    ['other record', linkToRecord(made.url, made.recordId + 1)],
    ['no token', linkWithToken(made.url, '')],
  ] as const;
  return (
    <li className={styles.item}>
      {made.title}
      <div className={styles.row}>
        {links.map(([text, url]) => (
          <a key={text} className={styles.link} href={url} target="_blank" rel="noreferrer">
            {text}
          </a>
        ))}
        <Button variant="quiet" onClick={() => setElement((element) => elementOfLink(element, made))}>
          Use as attribute
        </Button>
      </div>
    </li>
  );
}

/** Makes signed links to a record (needs an admin or an agent). */
export function Links() {
  const element = useAtomValue(shownElementAtom);
  const session = useSession();
  const [chosen, setType] = useState<RecordKind>();
  const [recordId, setRecordId] = useState<string>();
  const [role, setRole] = useState<keyof typeof ROLES>('user');
  const [expiry, setExpiry] = useState<`${keyof typeof EXPIRIES}`>('3600');
  const [made, setMade] = useState<readonly Made[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const id = recordId ?? element.attributes['record-id'] ?? '';
  const type = chosen ?? kindOf(element);

  const make = async () => {
    setBusy(true);
    setProblem('');
    try {
      const link = await makeLinkToken({
        recordType: type,
        recordId: Number(id),
        role,
        expiresIn: Number(expiry),
      });
      setMade((before) => [
        {
          ...link,
          title: `${type} ${id}, ${role}, ${EXPIRIES[expiry]}`,
          kind: type,
          recordId: Number(id),
          role,
        },
        ...before,
      ]);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel title="Signed links" note={made.length > 0 ? `${made.length}` : ''} closed>
      <Line label="Type">
        {(control) => <Choice id={control} value={type} options={TYPES} onChange={setType} />}
      </Line>
      <Line label="Record">
        {(control) => (
          <input
            id={control}
            className={styles.control}
            inputMode="numeric"
            value={id}
            onChange={(event) => setRecordId(event.target.value)}
          />
        )}
      </Line>
      <Line label="Role">
        {(control) => (
          <Choice id={control} value={role} options={ROLES} onChange={(next) => setRole(next ?? 'user')} />
        )}
      </Line>
      <Line label="Valid for">
        {(control) => (
          <Choice
            id={control}
            value={expiry}
            options={EXPIRIES}
            onChange={(next) => setExpiry((next ?? '3600') as typeof expiry)}
          />
        )}
      </Line>
      <div className={styles.row}>
        <Button variant="primary" busy={busy} disabled={!session} onClick={make}>
          Make link
        </Button>
        <span className={styles.muted}>Admins and agents may; others are refused.</span>
      </div>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      {made.length > 0 && (
        <ul className={styles.list} aria-label="Links made">
          {made.map((link) => (
            <MadeLink key={link.token} made={link} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
