import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';

/** Who a process is, beyond its id, which is used again. What a system doesn't provide is an empty text. */
export const ProcessIdentity = v.object({
  host: v.string(),
  /** Of the running kernel. */
  boot: v.string(),
  /** Process ids of another namespace (container) mean other processes. */
  namespace: v.string(),
  pid: v.number(),
  /** When the process started, in the kernel's own unit. */
  started: v.string(),
});
export type ProcessIdentity = v.InferOutput<typeof ProcessIdentity>;

export function ownIdentity(): ProcessIdentity {
  return {
    host: hostname(),
    boot: tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: tryRead(() => readlinkSync('/proc/self/ns/pid')),
    pid: process.pid,
    started: startOf(process.pid),
  };
}

/** Whether the process still lives; `undefined` if that can't be seen from here. */
export function isAlive(other: ProcessIdentity, own: ProcessIdentity): boolean | undefined {
  if (other.host !== own.host || other.boot !== own.boot || other.namespace !== own.namespace)
    return undefined;
  if (!exists(other.pid)) return false;
  const started = startOf(other.pid);
  if (started && other.started) return started === other.started;
  return other.pid === own.pid ? false : undefined;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Field 22 of the line; the name of the program before it may itself hold blanks and brackets. */
function startOf(pid: number): string {
  const line = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function tryRead(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
