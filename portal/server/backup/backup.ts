import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_FILE } from '../secret.ts';
import { pack } from './archive.ts';
import { folderSnapshot } from './folder-snapshot.ts';
import { manifestOf } from './manifest.ts';
import { runCommand } from './run-command.ts';

// `npm run backup -- FILE`: the embedded database and the secret of its folder, whether a server runs on it or not.
await runCommand('backup', async (file, dataDir) => {
  const { folder, release } = await folderSnapshot(dataDir);
  try {
    const parts = ['database', SECRET_FILE].filter((part) => existsSync(join(folder, part)));
    const manifest = await manifestOf(folder, parts);
    await pack(file, { folder, parts, manifest });
    return `Backed up: ${file}, ${statSync(file).size} bytes, ${Object.keys(manifest.files).length} files.`;
  } finally {
    await release();
  }
});
