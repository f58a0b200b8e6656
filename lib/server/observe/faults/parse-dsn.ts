export interface FaultAddress {
  url: string;
  key: string;
}

/** `https://KEY@HOST/PATH/PROJECT`, as Sentry and all that speak its protocol give it; undefined for anything else. */
export function parseDsn(dsn: string): FaultAddress | undefined {
  const parsed = URL.canParse(dsn) ? new URL(dsn) : undefined;
  const [, path = '', project] = /^(.*)\/(\w+)\/?$/.exec(parsed?.pathname ?? '') ?? [];
  if (!parsed?.username || !project || !/^https?:$/.test(parsed.protocol)) return undefined;
  return { url: `${parsed.origin}${path}/api/${project}/envelope/`, key: parsed.username };
}
