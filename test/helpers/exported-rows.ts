import assert from 'node:assert/strict';
import type { ExportInput } from '../../shared/contract/exports.ts';

/** The rows of a list as its export as CSV has them, without the headings. */
export async function exportedRows(
  url: string,
  bearer: string,
  request: Omit<ExportInput, 'format'>,
): Promise<string[]> {
  const answer = await fetch(`${url}/api/exports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ format: 'csv', ...request }),
  });
  assert.equal(answer.status, 200);
  return (await answer.text()).trim().split('\r\n').slice(1);
}
