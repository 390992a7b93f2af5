import type { Host } from '../../../shared/element/host.ts';

/** Of a host whose page doesn't want to know how long saves take. */
export const untimed: Host['timedSave'] = (onState) => onState;
