import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseCsv } from 'hucre';

const run = promisify(execFile);

/** Why its tests are skipped; false where it is on the machine. */
export const WITHOUT_LIBRE_OFFICE: string | false = await run('soffice', ['--version']).then(
  () => false,
  () => 'soffice is not on this machine: nothing but this project reads its workbooks here',
);

/** Comma, double quotes, UTF-8, from the first line on, all texts quoted, cells as shown, every worksheet. */
const EVERY_SHEET = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false,true,false,false,-1';

/** The cells of every worksheet as LibreOffice shows them, by the name of the worksheet. */
export async function readByLibreOffice(workbook: ArrayBuffer): Promise<Map<string, string[][]>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rate-sheet-'));
  try {
    const file = path.join(folder, 'sheet.xlsx');
    await writeFile(file, new Uint8Array(workbook));
    const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
    await run('soffice', [profile, '--headless', '--convert-to', EVERY_SHEET, '--outdir', folder, file]);
    const found = (await readdir(folder)).filter((name) => name.endsWith('.csv'));
    const sheets = found.map(
      async (name): Promise<[string, string[][]]> => [
        name.slice('sheet-'.length, -'.csv'.length),
        parseCsv(await readFile(path.join(folder, name), 'utf8')) as string[][],
      ],
    );
    return new Map(await Promise.all(sheets));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
