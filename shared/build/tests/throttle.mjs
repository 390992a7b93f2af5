import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const PERIOD_US = 50_000;
const GROUPS = '/sys/fs/cgroup';

/**
 * What slows processes down to a share of the machine, `slowness` times: a control group where this user may make one, which leaves
 * the others on the machine alone; else busy loops beside them.
 *
 * @returns {{ how: string, take: (pid: number) => void, end: () => void }}
 */
export function throttle(slowness) {
  const cores = availableParallelism() / slowness;
  return controlGroup(cores) ?? busyLoops(Math.ceil(availableParallelism() * (slowness - 1)));
}

function controlGroup(cores) {
  const isSecond = existsSync(path.join(GROUPS, 'cgroup.controllers'));
  const folder = path.join(GROUPS, isSecond ? '' : 'cpu', `freight-portal-${process.pid}`);
  const quota = Math.round(cores * PERIOD_US);
  try {
    mkdirSync(folder);
    if (isSecond) writeFileSync(path.join(folder, 'cpu.max'), `${quota} ${PERIOD_US}`);
    else {
      writeFileSync(path.join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(path.join(folder, 'cpu.cfs_quota_us'), String(quota));
    }
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return undefined;
  }
  const processes = path.join(folder, 'cgroup.procs');
  return {
    how: `with ${cores.toFixed(2)} of a core`,
    take: (pid) => writeFileSync(processes, String(pid)),
    end() {
      for (const pid of readFileSync(processes, 'utf8').split('\n').filter(Boolean))
        process.kill(Number(pid), 'SIGKILL');
      try {
        rmdirSync(folder);
      } catch {
        // A process of it is about to end; an empty group is no harm.
      }
    },
  };
}

function busyLoops(count) {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return {
    how: `beside ${count} busy loops`,
    take: () => undefined,
    end() {
      for (const loop of loops) loop.kill('SIGKILL');
    },
  };
}
