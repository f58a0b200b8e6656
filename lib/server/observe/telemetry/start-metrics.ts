import type { resourceFromAttributes } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider } from '@opentelemetry/sdk-metrics';
import { addFigures, figure, setRecorder } from '../recorder.ts';
import { endInTime } from './end-in-time.ts';
import { createOtelRecorder } from './otel-recorder.ts';
import { watchRuntime } from './runtime-figures.ts';

interface MetricsOptions {
  readers: IMetricReader[];
  resource: ReturnType<typeof resourceFromAttributes>;
  /** What runs here, for the figures. */
  about: { version: string; build: string; serves: string };
}

/** Begins to record; the readers hand on. */
export function startMetrics({ readers, resource, about }: MetricsOptions): { stop(): Promise<void> } {
  const provider = new MeterProvider({ readers, resource });
  setRecorder(createOtelRecorder(provider.getMeter('shop')));
  const runtime = watchRuntime();
  const takeAway = [addFigures(runtime.look), addFigures(() => [figure('shop_info', 1, about)])];
  return {
    stop: async () => {
      setRecorder(undefined);
      for (const take of takeAway) take();
      runtime.stop();
      await endInTime(provider.shutdown());
    },
  };
}
