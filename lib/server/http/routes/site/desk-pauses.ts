import { operatorChannelPause, operatorChannelResume, operatorPauses } from '#lib/contract/site/desk-pauses.ts';
import { pauseChannel, resumeChannel } from '#lib/server/site/index.ts';
import { listPausableChannels } from '#lib/server/workflows/system/list-pausable-channels.ts';
import { toUnixSeconds } from '../../../kernel/clock.ts';
import { type App, serve } from '../../serve.ts';

/** Ways to the outside that operators pause while something is wrong there. */
export function registerOperatorPauses(app: App): void {
  serve(app, operatorPauses, {
    guard: { node: 'operator/system/see' },
    run: async ({ server }) => {
      const list = await listPausableChannels(server);
      return {
        list: list.map(({ channel, pause, waiting }) => ({
          channel,
          pause: pause && { reason: pause.reason, by: pause.by, time: toUnixSeconds(pause.pausedAt) },
          waiting,
          actions: [pause ? ('resume' as const) : ('pause' as const)],
        })),
      };
    },
  });
  serve(app, operatorChannelPause, {
    guard: { node: 'operator/system/pause' },
    message: 'channelPaused',
    run: ({ server, member, body }) => pauseChannel(server, member, body),
  });
  serve(app, operatorChannelResume, {
    guard: { node: 'operator/system/pause' },
    message: 'channelResumed',
    run: ({ server, member, body }) => resumeChannel(server, member, body.channel),
  });
}
