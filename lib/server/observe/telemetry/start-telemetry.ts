import { randomUUID } from 'node:crypto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { type IMetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Logger } from 'pino';
import type { ProcessEnv } from '../../env.ts';
import { otlpAddresses } from '../../env-observe.ts';
import { openMetricsPort } from './metrics-port.ts';
import { startMetrics } from './start-metrics.ts';

interface About {
  version: string;
  build: string;
  serves: string;
}

async function openMetricsReader(url: string, exportIntervalMillis: number): Promise<IMetricReader> {
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http');
  const exportTimeoutMillis = Math.min(exportIntervalMillis, longestExportInMs);
  const exporter = new OTLPMetricExporter({ url });
  return new PeriodicExportingMetricReader({ exporter, exportIntervalMillis, exportTimeoutMillis });
}

const longestExportInMs = 30_000;

/** What is recorded in this process, and where it goes. Loaded only where something of it is switched on. */
export async function startTelemetry(env: ProcessEnv, log: Logger, about: About): Promise<{ stop(): Promise<void> }> {
  const resource = resourceFromAttributes({
    'service.name': env.OTEL_SERVICE_NAME,
    'service.version': about.version,
    'service.instance.id': randomUUID(),
  });
  const readers: IMetricReader[] = [];
  const stops: (() => Promise<void>)[] = [];
  if (env.METRICS_PORT !== undefined) {
    const port = await openMetricsPort({ port: env.METRICS_PORT, host: env.METRICS_HOST }, log);
    readers.push(port.reader);
    stops.push(port.close);
  }
  const addresses = otlpAddresses(env);
  if (addresses.metrics) readers.push(await openMetricsReader(addresses.metrics, env.OTEL_METRIC_EXPORT_INTERVAL));
  if (readers.length > 0) stops.push(startMetrics({ readers, resource, about }).stop);
  if (addresses.traces) {
    const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
    const { chooseSampler } = await import('./choose-sampler.ts');
    const { startTraces } = await import('./start-traces.ts');
    const exporter = new OTLPTraceExporter({ url: addresses.traces });
    stops.push(startTraces({ exporter, sampler: chooseSampler(env), resource }).stop);
  }
  return {
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
    },
  };
}
