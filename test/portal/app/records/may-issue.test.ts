import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isToIssue, mayIssue } from '../../../../portal/app/records/quote/may-issue.ts';
import type { Viewer } from '../../../../portal/lists/definition.ts';
import { QUOTE_STATUSES } from '../../../../shared/trade/record-words.ts';

const AGENT = { id: 2, companyName: 'Jetty' };
const viewer = (role: Viewer['role'], companyId: number): Viewer => ({ role, companyId, userId: 1 });

test('MOD-10 D-152 a quote is issued until it is answered or withdrawn, and waits for that unless it is issued', () => {
  for (const one of [viewer('admin', 1), viewer('agent', AGENT.id)]) {
    const those = (is: typeof mayIssue) =>
      QUOTE_STATUSES.filter((status) => is({ status, agent: AGENT }, one));
    assert.deepEqual(those(mayIssue), ['Requested', 'Open', 'Expired']);
    assert.deepEqual(those(isToIssue), ['Requested', 'Expired']);
  }
});

test('MOD-10 nobody issues a quote but its agent and admins', () => {
  for (const one of [viewer('agent', 9), viewer(undefined, AGENT.id), viewer(undefined, 101)])
    assert.equal(mayIssue({ status: 'Requested', agent: AGENT }, one), false);
  assert.equal(mayIssue({ status: 'Requested', agent: null }, viewer('agent', 2)), false);
});
