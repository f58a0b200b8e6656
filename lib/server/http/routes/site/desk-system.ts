import { operatorSystem, operatorSystemTest } from '#lib/contract/site/desk-system.ts';
import { findLastBackup } from '#lib/server/jobs/backup-runs.ts';
import { listProcesses } from '#lib/server/jobs/processes.ts';
import { readQueueFacts } from '#lib/server/jobs/queue-facts.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { describeSystem } from '#lib/server/workflows/system/describe-system.ts';
import { testService } from '#lib/server/workflows/system/test-service.ts';
import { type App, serve } from '../../serve.ts';
import { toSystemRecord } from './desk-system-records.ts';

/** What keeps the shop running, and how it is. */
export function registerOperatorSystem(app: App): void {
  serve(app, operatorSystem, {
    guard: { node: 'operator/system/see' },
    run: async ({ server }) => {
      const [facts, processes, queue, backup] = await Promise.all([
        describeSystem(server),
        listProcesses(server),
        readQueueFacts(server.db),
        findLastBackup(server.db),
      ]);
      return toSystemRecord({ facts, processes, queue, backup }, server);
    },
  });
  serve(app, operatorSystemTest, {
    guard: { node: 'operator/system/test' },
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    run: async ({ server, body }) => {
      const { certificateEndsAt, ...test } = await testService(server, body.key);
      return { ...test, certificate_end_time: toUnixSeconds(certificateEndsAt) };
    },
  });
}
