import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

interface SamplerSettings {
  OTEL_TRACES_SAMPLER: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** As OpenTelemetry names them: of what begins here a share, and where somebody asked us for a part of a trace, as they do. */
export function chooseSampler({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: SamplerSettings): Sampler {
  const prefix = 'parentbased_';
  if (name.startsWith(prefix)) return new ParentBasedSampler({ root: rootOf(name.slice(prefix.length), share) });
  return rootOf(name, share);
}

function rootOf(name: string, share: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
}
