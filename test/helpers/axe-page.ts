import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

/**
 * What axe finds on the page, shadow roots included, one line each. It runs through the debugger, so it works on
 * pages whose policy allows no foreign script.
 */
export async function axeProblems(page: Page, include?: string): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    (selector) =>
      (Reflect.get(globalThis, 'axe') as { run(context: unknown): Promise<AxeResult> }).run(
        selector ?? document,
      ),
    include,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} ${JSON.stringify(target)} ${failureSummary ?? ''}`,
    ),
  );
}
