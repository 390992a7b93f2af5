import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { PublicConfig } from '../../shared/contract/config.ts';
import { askerOf, findApplication } from './check-backend/ask.ts';
import { checkBackend, type Host } from './check-backend/check-backend.ts';
import { isFault } from './check-backend/finding.ts';
import { countsOf, summaryOf, tableOf } from './check-backend/table.ts';
import { parseSettings } from './config.ts';
import { ConfigError } from './config-error.ts';
import { isOwnAction } from './upstream/own.ts';
import { PlatformFailure } from './upstream/platform-failure.ts';
import { actionIds, applicationUrl } from './upstream/settings.ts';

const USAGE = 'npm run check-backend -- URL [--config FILE-OR-ADDRESS] [--timeout SECONDS] [--json]';
const TIMEOUT_S = '10';

const required = v.pipe(v.optional(v.string(), ''), v.nonEmpty('must be set'));

const ACCOUNT = { BETTY_AUTH_PROFILE: required, BETTY_USERNAME: required, BETTY_PASSWORD: required };

const Environment = v.object({
  BETTY_URL: v.pipe(required, applicationUrl),
  ...ACCOUNT,
  BETTY_ACTIONS: v.optional(actionIds),
});

/**
 * `npm run check-backend -- URL`: says of an application of the provider's platform what of the contract it has, what is
 * missing, and what that breaks. It signs in and asks, and writes nothing. The exit code is 0 where all is there, 1 where
 * something isn't, 2 where it couldn't ask.
 */
async function run(): Promise<void> {
  const { url, ...options } = readArguments();
  const settings = parseSettings(Environment, { ...process.env, ...(url && { BETTY_URL: url }) });
  const host = options.config
    ? await readHostConfig(options.config, options.timeout)
    : hostOf(settings.BETTY_ACTIONS);
  const address = settings.BETTY_URL;
  await findApplication(address, options.timeout);
  const account = {
    authProfile: settings.BETTY_AUTH_PROFILE,
    username: settings.BETTY_USERNAME,
    password: settings.BETTY_PASSWORD,
  };
  const ask = askerOf({ url: address, ...account }, { timeout: options.timeout, wait });
  const findings = await checkBackend(ask, host);
  console.info(
    options.json
      ? JSON.stringify({ url: address, counts: countsOf(findings), findings }, null, 2)
      : `${address}\n\n${tableOf(findings)}\n${summaryOf(findings)}. Nothing was written, and no action was run.`,
  );
  process.exitCode = findings.some(isFault) ? 1 : 0;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        config: { type: 'string' },
        timeout: { type: 'string', default: TIMEOUT_S },
        json: { type: 'boolean', default: false },
      },
    });
    const timeout = Number(values.timeout) * 1_000;
    if (positionals.length > 1 || !(timeout > 0)) throw new Error();
    return { url: positionals[0], config: values.config, json: values.json, timeout };
  } catch {
    throw new ConfigError(USAGE);
  }
}

/** This server in front of the application, where its actions are set. */
const hostOf = (actions: Record<string, string> | undefined): Host =>
  actions ? { actions, isOwnAction } : {};

/** The `config.json` that the host serves to the elements. */
async function readHostConfig(place: string, timeout: number): Promise<Host> {
  try {
    const text = /^https?:/.test(place) ? await textAt(place, timeout) : await readFile(place, 'utf8');
    return v.parse(PublicConfig, JSON.parse(text));
  } catch {
    throw new ConfigError(
      `--config: what is at ${place} has to be JSON with appId, providerName and actions.`,
    );
  }
}

const textAt = async (address: string, timeout: number) =>
  (await fetch(address, { signal: AbortSignal.timeout(timeout) })).text();

function failureOf(error: unknown): string {
  if (error instanceof PlatformFailure) {
    const hint = error.facts.ofLogin ? `: look at ${Object.keys(ACCOUNT).join(', ')}` : '';
    return `Couldn't ask: the application ${error.message}${hint}.`;
  }
  if (error instanceof ConfigError) return error.message;
  return `Couldn't ask: ${error instanceof Error ? error.message : String(error)}`;
}

run().catch((error) => {
  console.error(failureOf(error));
  process.exitCode = 2;
});
