import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Figure, figure } from '../recorder.ts';

const resolutionInMs = 10;
const nanoseconds = 1e9;
/** Two windows overlap: a look sees between one and two of them, however many others looked meanwhile. */
const windowInMs = 30_000;

/**
 * How the process itself is doing. Delays are those of the last half to whole minute, the same for every reader: what a look would
 * reset, a second Prometheus or a curious person would take away from the first. Percentiles are gauges by their names, as
 * OpenTelemetry has them: the label `quantile` belongs to summaries, which these are not.
 */
export function watchRuntime(): { look: () => Figure[]; stop: () => void } {
  const windows = [openWindow(), openWindow()];
  const turn = setInterval(() => {
    windows.shift()?.disable();
    windows.push(openWindow());
  }, windowInMs);
  turn.unref();
  const look = () => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const [older] = windows;
    return [
      figure(
        'nodejs_eventloop_delay_p50_seconds',
        late(older, (delays) => delays.percentile(50)),
        {},
      ),
      figure(
        'nodejs_eventloop_delay_p99_seconds',
        late(older, (delays) => delays.percentile(99)),
        {},
      ),
      figure(
        'nodejs_eventloop_delay_max_seconds',
        late(older, ({ max }) => max),
        {},
      ),
      figure('nodejs_heap_used_bytes', heapUsed, {}),
      figure('process_resident_memory_bytes', rss, {}),
      figure('process_cpu_seconds_total', (user + system) / 1e6, {}),
      figure('process_start_time_seconds', Math.round((Date.now() - performance.now()) / 1000), {}),
    ];
  };
  const stop = () => {
    clearInterval(turn);
    for (const each of windows) each.disable();
  };
  return { look, stop };
}

type Delays = ReturnType<typeof monitorEventLoopDelay>;

function openWindow(): Delays {
  const delays = monitorEventLoopDelay({ resolution: resolutionInMs });
  delays.enable();
  return delays;
}

/** A timer of its own is late by its resolution. */
function late(delays: Delays | undefined, read: (delays: Delays) => number): number {
  if (!delays || delays.count === 0) return 0;
  return Math.max(0, read(delays) / nanoseconds - resolutionInMs / 1000);
}
