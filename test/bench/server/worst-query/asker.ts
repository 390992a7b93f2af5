import { bearerOf } from '../../../helpers/e2e/data.ts';

/** The code of a refusal stands at the beginning of its answer, and no other answer has one there. */
const REFUSAL = /^\{"data":null,"errors":.*?"code":"(\w+)"|^\{"error":.*?"code":"(\w+)"/s;
const LOOKED_AT_BYTES = 10_000;

/** Asks as one of the demo's accounts, and reads all of the answer; tells `ok`, or the code of the refusal. */
export async function askerOf(url: string, account: string): Promise<(query: string) => Promise<string>> {
  const token = await bearerOf(url, `${account}@demo.example`);
  return async (query) => {
    const response = await fetch(`${url}/api/betty/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, query }),
    });
    let begin = '';
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      if (begin.length < LOOKED_AT_BYTES) begin += decoder.decode(part.subarray(0, LOOKED_AT_BYTES));
    }
    const [, code, error] = REFUSAL.exec(begin) ?? [];
    return code ?? error ?? (response.ok ? 'ok' : String(response.status));
  };
}
