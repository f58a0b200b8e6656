import { createServer } from 'node:http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import type { Logger } from 'pino';
import { SettingsError } from '../../settings-error.ts';

interface MetricsPort {
  reader: PrometheusExporter;
  close(): Promise<void>;
}

/**
 * Answers `/metrics`, and nothing else, on a port that is not the shop's: what stands there is for whoever keeps it running.
 * Throws a `SettingsError` where the port is taken.
 */
export async function openMetricsPort(place: { port: number; host: string }, log: Logger): Promise<MetricsPort> {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      return void response.writeHead(404).end();
    }
    reader.collect().then(
      ({ resourceMetrics, errors }) => {
        for (const error of errors) log.warn({ err: error }, 'a figure could not be read');
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
        response.end(serializer.serialize(resourceMetrics));
      },
      (error: unknown) => {
        log.warn({ err: error }, 'figures could not be read');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new SettingsError('METRICS_PORT', `METRICS_PORT: ${message}`)));
    server.listen(place.port, place.host, resolve);
  });
  return {
    reader,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
