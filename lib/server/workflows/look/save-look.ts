import { brandTopic } from '#lib/contract/files/upload-topics.ts';
import { lookPictures } from '#lib/contract/site/look.ts';
import type { ServerContext } from '../../db/context.ts';
import { claimFile } from '../../files/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { dropSettingsCache, type LookChange, publishDraft, restoreLook, saveDraft } from '../../site/index.ts';

/**
 * Saves what is being worked on, with the pictures that it needs. Answers the version to publish. Throws `status_changed` where somebody
 * else was faster, and `invalid_input` at a picture that the operator did not upload for a look. A picture that was once saved stays, so
 * that every look can be brought back.
 */
export async function saveLook(ctx: ServerContext, operator: Member, change: LookChange): Promise<{ version: number }> {
  return ctx.db.transaction(async (tx) => {
    const { before, after, version } = await saveDraft({ ctx, tx, operator }, change);
    const known = new Set(lookPictures.map((name) => before[name]));
    for (const name of lookPictures.filter((each) => after[each] !== '' && !known.has(after[each]))) {
      const accept = { isPrivate: false, topics: [brandTopic], isImage: true };
      await claimFile(tx, {
        userId: operator.userId,
        url: after[name],
        subject: 'look',
        accept,
        field: `look.${name}`,
      });
    }
    return { version };
  });
}

/** Shows visitors the draft of this version. Throws `status_changed`. */
export async function publishDraftOf(ctx: ServerContext, operator: Member, version: number): Promise<{ id: number }> {
  const { id } = await ctx.db.transaction((tx) => publishDraft({ ctx, tx, operator }, version));
  dropSettingsCache(ctx);
  return { id };
}

/** Shows visitors an earlier look again. Throws `not_found`. */
export async function bringBackLook(ctx: ServerContext, operator: Member, id: number): Promise<{ id: number }> {
  const restored = await ctx.db.transaction((tx) => restoreLook({ ctx, tx, operator }, id));
  dropSettingsCache(ctx);
  return { id: restored.id };
}
