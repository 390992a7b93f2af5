import assert from 'node:assert/strict';
import { ApiError } from '../../../../portal/server/http/api-error.ts';

/** Asserts that the work is refused with this status and message. */
export async function refused(
  work: Promise<unknown>,
  status: number,
  message: string | RegExp,
): Promise<void> {
  await assert.rejects(work, (error) => {
    assert(error instanceof ApiError, String(error));
    if (typeof message === 'string') assert.equal(error.message, message);
    else assert.match(error.message, message);
    assert.equal(error.status, status);
    return true;
  });
}
