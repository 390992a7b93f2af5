import assert from 'node:assert/strict';
import { ApiError } from '../../../../portal/server/http/errors/api-error.ts';

type Refusal = new (...args: never[]) => Error & { status: number };

/** An assertion that work is refused by an error of this class, with this status and message. */
export const refusedBy =
  (refusal: Refusal) =>
  async (work: Promise<unknown>, status: number, message: string | RegExp): Promise<void> => {
    await assert.rejects(work, (error) => {
      assert(error instanceof refusal, String(error));
      if (typeof message === 'string') assert.equal(error.message, message);
      else assert.match(error.message, message);
      assert.equal(error.status, status);
      return true;
    });
  };

export const refused = refusedBy(ApiError);
