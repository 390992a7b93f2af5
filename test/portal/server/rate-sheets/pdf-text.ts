import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why tests that read a PDF are skipped; false where its reader is on the machine. */
export const WITHOUT_PDF_READER: string | false = await run('pdftotext', ['-v']).then(
  () => false,
  () => 'pdftotext is not on this machine: nothing reads the PDF here',
);

/** A word in points from the top left corner of its page. */
export interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The lines of each page, in the order in which they were written. */
export async function linesOf(pdf: ArrayBuffer): Promise<string[][]> {
  const pages = (await readBy(pdf, '-raw')).split('\f').slice(0, -1);
  return pages.map((page) => page.split('\n').filter(Boolean));
}

/** The words of each page. */
export async function wordsOf(pdf: ArrayBuffer): Promise<Word[][]> {
  const pages = (await readBy(pdf, '-bbox')).split('<page ').slice(1);
  return pages.map((page) => [...page.matchAll(WORD)].map(([, ...found]) => wordOf(found)));
}

const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;

function wordOf([left, top, right, bottom, text = '']: string[]): Word {
  return { text, left: Number(left), right: Number(right), top: Number(top), bottom: Number(bottom) };
}

async function readBy(pdf: ArrayBuffer, mode: '-raw' | '-bbox'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rate-sheet-'));
  try {
    const file = path.join(folder, 'sheet.pdf');
    await writeFile(file, new Uint8Array(pdf));
    return (await run('pdftotext', [mode, file, '-'], { maxBuffer: 64 * 1024 * 1024 })).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
