import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Figure, figure } from '../recorder.ts';

const resolutionInMs = 10;
const nanoseconds = 1e9;

/** How the process itself is doing. */
export function watchRuntime(): { look: () => Figure[]; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: resolutionInMs });
  delay.enable();
  // The histogram counts from one look to the next; a timer of its own is late by its resolution.
  const late = (value: number) => Math.max(0, value / nanoseconds - resolutionInMs / 1000);
  const look = () => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const delays = delay.count === 0 ? [0, 0, 0] : [delay.percentile(50), delay.percentile(99), delay.max];
    delay.reset();
    return [
      ...['0.5', '0.99', '1'].map((quantile, index) =>
        figure('nodejs_eventloop_delay_seconds', late(delays[index] ?? 0), { quantile }),
      ),
      figure('nodejs_heap_used_bytes', heapUsed, {}),
      figure('process_resident_memory_bytes', rss, {}),
      figure('process_cpu_seconds_total', (user + system) / 1e6, {}),
      figure('process_start_time_seconds', Math.round((Date.now() - performance.now()) / 1000), {}),
    ];
  };
  return { look, stop: () => delay.disable() };
}
