import { useAtom } from 'jotai';
import { Button } from '../shared/ui/button/button.tsx';
import { FAULTS, SCOPES } from './faulty-fetch.ts';
import * as styles from './parts.css.ts';
import { Choice, Line, Panel } from './parts.tsx';
import { faultPlanAtom, requestsAtom } from './state.ts';

const TIMES = { 1: 'The next request', 2: 'The next 2 requests', 3: 'The next 3 requests' } as const;

/** The fault switches. */
export function Faults() {
  const [plan, setPlan] = useAtom(faultPlanAtom);
  const active = plan.fault !== 'none' && plan.remaining > 0;
  return (
    <Panel title="Network" note={active ? `${plan.fault} is on` : 'no fault'}>
      <Line label="Fault">
        {(id) => (
          <Choice
            id={id}
            value={plan.fault}
            options={FAULTS}
            onChange={(fault) =>
              setPlan({
                ...plan,
                fault: fault ?? 'none',
                remaining: plan.remaining > 0 ? plan.remaining : Number.POSITIVE_INFINITY,
              })
            }
          />
        )}
      </Line>
      <Line label="Hits">
        {(id) => (
          <Choice
            id={id}
            value={plan.scope}
            options={SCOPES}
            onChange={(scope) => setPlan({ ...plan, scope: scope ?? 'data' })}
          />
        )}
      </Line>
      <Line label="How often">
        {(id) => (
          <Choice
            id={id}
            value={plan.remaining in TIMES ? (`${plan.remaining}` as `${keyof typeof TIMES}`) : undefined}
            options={TIMES}
            none={plan.remaining === 0 ? 'Used up' : 'Until switched off'}
            onChange={(times) =>
              setPlan({ ...plan, remaining: times === undefined ? Number.POSITIVE_INFINITY : Number(times) })
            }
          />
        )}
      </Line>
      <p className={styles.muted}>
        The faults are made in the page by the element's <code>fetcher</code> property; the server stays
        healthy. Those of the exchange rate hit nothing else.
      </p>
    </Panel>
  );
}

/** What the elements asked, and what came back. */
export function Requests() {
  const [requests, setRequests] = useAtom(requestsAtom);
  return (
    <Panel title="Requests" note={`${requests.length}`}>
      <div className={styles.row}>
        <Button onClick={() => setRequests('clear')} disabled={requests.length === 0}>
          Clear
        </Button>
      </div>
      {requests.length === 0 ? (
        <p className={styles.muted}>Nothing was asked yet.</p>
      ) : (
        <ul className={styles.list} aria-label="Requests of the elements">
          {requests.map((request) => (
            <li key={request.id} className={`${styles.item} ${styles.mono}`}>
              <strong className={/^[23]/.test(request.outcome) ? undefined : styles.bad}>
                {request.outcome}
              </strong>{' '}
              {request.method} {request.path} {request.operation}
              {request.milliseconds !== undefined && ` · ${request.milliseconds} ms`}
              {request.fault !== 'none' && <span className={styles.bad}> · {request.fault}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
