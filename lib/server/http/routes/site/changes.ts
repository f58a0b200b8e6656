import { changeStream } from '#lib/contract/site/changes.ts';
import type { ChangeStreams } from '#lib/server/http/live/change-streams.ts';
import { type App, serveEvents } from '../../serve.ts';

export function registerChanges(app: App, changes: ChangeStreams): void {
  serveEvents(app, changeStream, {
    guard: 'public',
    isAlwaysOpen: true,
    limits: [{ points: 60, seconds: 60, by: 'address' }],
    run: async ({ ip }) => changes.open(ip),
  });
}
