import { createServer, type Server } from 'node:http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import type { Logger } from 'pino';

interface MetricsPort {
  reader: PrometheusExporter;
  close(): Promise<void>;
}

interface MetricsPlace {
  port: number;
  host: string;
  /** How long until a port that was taken is tried again. */
  againInMs?: number;
}

/**
 * Answers `/metrics`, and nothing else, on a port that is not the shop's: what stands there is for whoever keeps it running. Where it
 * cannot be had (another process has it, or one that is about to end) the shop sells all the same: the log says so, and it is tried
 * again until it succeeds.
 */
export async function openMetricsPort(place: MetricsPlace, log: Logger): Promise<MetricsPort> {
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
  const listening = await listenOnceFree(server, place, log);
  return {
    reader,
    close: () =>
      new Promise((resolve) => {
        listening.giveUp();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers once the first try is over, whatever came of it. */
async function listenOnceFree(server: Server, place: MetricsPlace, log: Logger): Promise<{ giveUp(): void }> {
  const { port, host, againInMs = 15_000 } = place;
  let again: NodeJS.Timeout | undefined;
  let isOver = false;
  let hasWarned = false;
  const attempt = () => void server.listen(port, host);
  const first = new Promise<void>((resolve) => {
    server.on('listening', () => {
      if (hasWarned) log.info({ port, host }, 'figures are told at METRICS_PORT again');
      resolve();
    });
    server.on('error', ({ message }) => {
      if (!hasWarned)
        log.warn({ port, host, why: message }, 'METRICS_PORT cannot be had: the shop runs without figures');
      hasWarned = true;
      if (!isOver) again = setTimeout(attempt, againInMs).unref();
      resolve();
    });
  });
  attempt();
  await first;
  return {
    giveUp: () => {
      isOver = true;
      clearTimeout(again);
    },
  };
}
