import { spawn } from 'node:child_process';
import { watch } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';

// Rebuilds on change, and restarts the server when one of its own files changes. Same addresses as `npm start`.
process.env.BUILD_MODE = 'development';
const { options, warnings } = await loadConfigFile('rollup.config.mjs');
warnings.flush();

let server;
const watcher = watch(options.map((option) => ({ ...option, watch: { clearScreen: false } })));
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') {
    console.info(`Built in ${event.duration} ms`);
    event.result.close();
  }
  if (event.code === 'ERROR') console.error(event.error.message, event.error.loc ?? '');
  if (event.code === 'END' && !server) {
    server = spawn(process.execPath, ['--watch', 'portal/server/main.ts'], { stdio: 'inherit' });
    server.on('exit', (code) => process.exit(code ?? 0));
  }
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    watcher.close();
    if (server) server.kill(signal);
    else process.exit(0);
  });
}
