import { z } from 'zod';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** What whoever keeps the shop running can switch on. */
export const observeSettings = {
  /** `off`, `stdout`, or a file that lines are added to. */
  ACCESS_LOG: z.string().default('off'),
  /** How much of a visitor's address stands in the access log. */
  ACCESS_LOG_ADDRESS: z.enum(['none', 'short', 'full']).default('short'),
  /** Not set manually: systemd says by it which file its journal reads. */
  JOURNAL_STREAM: z.string().optional(),
  /** A statement that takes longer is named in the log; 0: none. */
  SLOW_STATEMENT_MS: z.coerce.number().int().min(0).max(600_000).default(1000),
  /** Where faults are sent: any address of Sentry's protocol. */
  SENTRY_DSN: z.string().optional(),
  SENTRY_ENVIRONMENT: z.string().default('production'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** OpenTelemetry, by the names of its specification; what else it knows its packages read themselves. */
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  OTEL_SERVICE_NAME: z.string().default('shop'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json']).default('http/json'),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_METRICS_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1000).default(60_000),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

type OtlpSettings = Pick<
  z.infer<z.ZodObject<typeof observeSettings>>,
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT'
  | 'OTEL_TRACES_EXPORTER'
  | 'OTEL_METRICS_EXPORTER'
>;

/** Where traces and figures are sent; undefined: nowhere. */
export function otlpAddresses(env: OtlpSettings): { traces: string | undefined; metrics: string | undefined } {
  if (env.OTEL_SDK_DISABLED === 'true') return { traces: undefined, metrics: undefined };
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const traces = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  const metrics = env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? (base && `${base}/v1/metrics`);
  return {
    traces: env.OTEL_TRACES_EXPORTER === 'none' ? undefined : traces,
    metrics: env.OTEL_METRICS_EXPORTER === 'none' ? undefined : metrics,
  };
}
