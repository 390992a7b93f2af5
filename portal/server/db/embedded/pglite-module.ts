import { readFile } from 'node:fs/promises';

/**
 * The machine code of PGlite, which threads share as long as somebody holds it: one that starts after another was ended
 * compiles nothing anew, and has what the engine made faster meanwhile.
 */
export async function compilePglite(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(
    await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  );
}
