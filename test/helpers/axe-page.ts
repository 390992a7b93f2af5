import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

/** The part of a page that is looked at: what a selector names, or all but what some name. */
type AxeContext = string | { exclude: string[] };

interface AxeOptions {
  resultTypes: readonly string[];
  runOnly?: readonly string[];
}

interface Axe {
  run(context: unknown, options: AxeOptions): Promise<AxeResult>;
}

/** Behind it the page is inert and in shade: it is looked at where nothing lies over it. */
const MODAL = 'dialog:modal';

/**
 * What axe finds on the page, shadow roots included, one line each; of a page with a modal dialog, in that alone. It runs through the
 * debugger, so it works on pages whose policy allows no foreign script.
 */
export const axeProblems = (page: Page, context?: AxeContext): Promise<string[]> =>
  problems(page, {}, context);

/** What axe finds in the colours alone: all that a page of the other theme has of its own. */
export const axeColorProblems = (page: Page, context?: AxeContext): Promise<string[]> =>
  problems(page, { runOnly: ['color-contrast', 'link-in-text-block'] }, context);

async function problems(
  page: Page,
  rules: Pick<AxeOptions, 'runOnly'>,
  context?: AxeContext,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([part, modal, options]) => {
      const above = document.querySelectorAll(modal);
      return (Reflect.get(globalThis, 'axe') as Axe).run(part ?? (above.length > 0 ? above : document), {
        // The elements of rules that pass are not described: that is much of the work, and nobody reads it.
        resultTypes: ['violations'],
        ...options,
      });
    },
    [context, MODAL, rules] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} ${JSON.stringify(target)} ${failureSummary ?? ''}`,
    ),
  );
}
