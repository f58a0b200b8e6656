import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings, type Settings } from '../site/index.ts';

interface Trade {
  key: string;
  name: string;
}

/** What stores of this shop can do, in the order of the setting. */
export async function listTrades(ctx: Pick<ServerContext, 'db'>, locale: Locale): Promise<Trade[]> {
  return readTrades(await getSettings(ctx), locale);
}

function readTrades(settings: Pick<Settings, 'store.trades'>, locale: Locale): Trade[] {
  return settings['store.trades'].map((line) => {
    const [key = '', own = '', other = ''] = line.split('/').map((part) => part.trim());
    return { key, name: locale === defaultLocale ? own : other };
  });
}

/** What keys are called; one that is offered no more is called by its key. */
export async function nameTrades(ctx: Pick<ServerContext, 'db'>, locale: Locale): Promise<(key: string) => string> {
  const names = new Map((await listTrades(ctx, locale)).map(({ key, name }) => [key, name]));
  return (key) => names.get(key) ?? key;
}

/** Throws `invalid_input` at what is not offered; what the record holds already may stay. */
export function requireOffered(
  settings: Pick<Settings, 'store.trades'>,
  chosen: readonly string[] | undefined,
  held: readonly string[],
): void {
  const offered = new Set([...readTrades(settings, defaultLocale).map(({ key }) => key), ...held]);
  const isUnknown = (key: string) => !offered.has(key);
  const faults = (chosen ?? [])
    .map((key, index) => [`trades.${index}`, key] as const)
    .filter(([, key]) => isUnknown(key));
  if (faults.length === 0) return;
  throw new DomainError('invalid_input', {
    fields: Object.fromEntries(faults.map(([field]) => [field, { key: 'choice' }])),
  });
}
