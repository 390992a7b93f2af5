import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Histogram, Gauge as PrometheusGauge, Registry } from 'prom-client';
import type { Gauge } from './gauge.ts';

const READ_TIMEOUT_MS = 1_000;

/** What a scrape reads, and what is counted between two of them. */
export interface ServerRegistry {
  /** In seconds, by method, pattern of the route and status. */
  requests: Histogram<'method' | 'route' | 'status'>;
  slowStatements: Counter;
  contentType: string;
  /** The text of a scrape. */
  text(): Promise<string>;
}

/** Memory, processor, event-loop delay and garbage collection of the process, and what the server itself counts. */
export function createRegistry(gauges: readonly Gauge[], slowStatementMs: number): ServerRegistry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const gauge of gauges) registry.registerMetric(prometheusGauge(gauge));
  return {
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by the pattern of their route, and how long their answers took.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    slowStatements: new Counter({
      name: 'freight_portal_slow_statements_total',
      help: `Statements that took the database longer than ${slowStatementMs} ms.`,
      registers,
    }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function prometheusGauge({ name, help, label, read }: Gauge): PrometheusGauge {
  return new PrometheusGauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [],
    async collect() {
      this.reset();
      // An operator looks here when something is stuck: what is stuck must not hold up the rest.
      const late = sleep(READ_TIMEOUT_MS, undefined, { ref: false });
      const reading = await Promise.race([(async () => read())(), late]).catch(() => undefined);
      if (reading === undefined) {
        // One with labels has no value after its reset, and none to remove.
        if (!label) this.remove();
        return;
      }
      if (typeof reading === 'number') return this.set(reading);
      for (const [value, number] of Object.entries(reading)) this.set({ [label ?? '']: value }, number);
    },
  });
}
