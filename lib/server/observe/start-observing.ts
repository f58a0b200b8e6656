import type { Logger } from 'pino';
import { readBuildId } from '#lib/build-id.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import type { ProcessEnv } from '../env.ts';
import { otlpAddresses } from '../env-observe.ts';
import { watchFaults } from './faults/watch-faults.ts';
import { watchSlowStatements } from './statements.ts';

interface Observing {
  stop(): Promise<void>;
}

/** Begins to watch what the settings ask for; the rest is not even loaded. Throws a `SettingsError`. */
export async function startObserving(env: ProcessEnv, log: Logger): Promise<Observing> {
  const stops: (() => unknown)[] = [];
  if (env.SLOW_STATEMENT_MS > 0) {
    watchSlowStatements({ afterMs: env.SLOW_STATEMENT_MS, tell: (slow) => log.warn(slow, 'slow statement') });
    stops.push(() => watchSlowStatements(undefined));
  }
  const release = `${packageJson.version}+${await readBuildId()}`;
  stops.push(watchFaults(env, release, log).stop);
  const { traces, metrics } = otlpAddresses(env);
  if (env.METRICS_PORT !== undefined || traces || metrics) {
    const { startTelemetry } = await import('./telemetry/start-telemetry.ts');
    const about = { version: packageJson.version, build: await readBuildId(), serves: [...env.SERVE].join(',') };
    const telemetry = await startTelemetry(env, log, about);
    stops.push(() => telemetry.stop());
  }
  return {
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
    },
  };
}
