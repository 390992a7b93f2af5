import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { isFresh } from './stamp.mjs';

// Builds only when a source is newer than what was built; then serves.
if (!isFresh('dist', 'production')) {
  const rollup = createRequire(import.meta.url).resolve('rollup/dist/bin/rollup');
  const { status } = spawnSync(process.execPath, [rollup, '-c', '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, BUILD_BUDGET: 'warn' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const server = spawn(process.execPath, ['portal/server/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
// The terminal sends Ctrl+C to both; what is sent to this process alone is handed on, and the server's end is ours.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
