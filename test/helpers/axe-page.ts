import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

interface Axe {
  run(context: unknown, options: { resultTypes: readonly string[] }): Promise<AxeResult>;
}

/**
 * What axe finds on the page, shadow roots included, one line each. It runs through the debugger, so it works on
 * pages whose policy allows no foreign script.
 */
export async function axeProblems(page: Page, include?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (selector) =>
      (Reflect.get(globalThis, 'axe') as Axe).run(selector ?? document, {
        // The elements of rules that pass are not described: that is much of the work, and nobody reads it.
        resultTypes: ['violations'],
      }),
    include,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} ${JSON.stringify(target)} ${failureSummary ?? ''}`,
    ),
  );
}
