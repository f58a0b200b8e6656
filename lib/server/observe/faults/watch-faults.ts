import type { Logger } from 'pino';
import { providePageFaults } from '#lib/utils/page/page-faults.ts';
import { SettingsError } from '../../settings-error.ts';
import { parseDsn } from './parse-dsn.ts';
import { collectFaults, reportFault } from './report-fault.ts';
import { FaultSender } from './send-faults.ts';

interface FaultSettings {
  SENTRY_DSN?: string | undefined;
  SENTRY_ENVIRONMENT: string;
}

const lastWordsInMs = 2_000;

/** Pages tell of their faults in any case: they are counted. With an address all faults are sent there. */
export function watchFaults({ SENTRY_DSN, SENTRY_ENVIRONMENT }: FaultSettings, release: string, log: Logger) {
  providePageFaults((error, name) => {
    if (isOwnFault(error)) reportFault({ error, where: 'page', name });
  });
  if (SENTRY_DSN === undefined) return { stop: async () => undefined };
  const address = parseDsn(SENTRY_DSN);
  if (!address) throw new SettingsError('SENTRY_DSN', 'SENTRY_DSN: https://KEY@HOST/PROJECT is expected');
  const sender = new FaultSender({ address, release, environment: SENTRY_ENVIRONMENT });
  collectFaults((fault) => sender.tell(fault));
  const crash = async (error: unknown) => {
    log.fatal({ err: error }, 'the process ends');
    reportFault({ error, where: 'crash', name: 'process' });
    await sender.flush(lastWordsInMs);
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  return {
    stop: async () => {
      process.off('uncaughtException', crash);
      collectFaults(undefined);
      await sender.flush(lastWordsInMs);
      sender.stop();
    },
  };
}

/** What the API refused, or could not do, it tells of itself. */
const isOwnFault = (error: unknown) => !(error instanceof Error && error.name === 'ApiError');
