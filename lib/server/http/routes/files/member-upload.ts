import { ajaxUpload, productUpload, type UploadedFile } from '#lib/contract/files/member-upload.ts';
import { brandTopic, mediaTopic } from '#lib/contract/files/upload-topics.ts';
import { uploadScopes } from '#lib/contract/integrations/upload-scopes.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import { pictureTopic } from '#lib/server/catalogue/index.ts';
import { limitsOfTopic, linkToPrivate, type StoredUpload, saveUpload, tooLarge } from '#lib/server/files/index.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { shopAddress } from '#lib/server/http/scope/shop-address.ts';
import { readUpload } from '#lib/server/http/uploads/read-upload.ts';
import { hasNode, requireNode } from '#lib/server/kernel/actor.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { type App, type Call, serve } from '../../serve.ts';

/** Beside the setting that counts stored files: looking at one that is refused in the end costs as much. */
const tries: RequestLimit[] = [
  { points: 30, seconds: 60, by: 'account' },
  { points: 300, seconds: 3600, by: 'account' },
];

/** How long the uploader can look at a private file by the answer alone. */
const previewSeconds = 600;

/** Files that become the shop's are sent by who may change what they are for: any of these nodes. */
const nodesOfTopic = new Map<string, readonly PermissionNode[]>([
  [pictureTopic, ['operator/product/edit', 'operator/category/edit']],
  [brandTopic, ['operator/look/edit']],
  [mediaTopic, ['operator/media/edit']],
]);

export function registerUpload(app: App): void {
  for (const entry of [ajaxUpload, productUpload]) {
    serve(app, entry, {
      guard: 'login',
      byTopic: uploadScopes,
      limits: tries,
      message: 'fileUploaded',
      run: takeUpload,
    });
  }
}

async function takeUpload(
  call: Call<typeof ajaxUpload | typeof productUpload, 'login'>,
): Promise<{ file: UploadedFile }> {
  const { server, member, query, request } = call;
  const nodes = nodesOfTopic.get(query.topic.toLowerCase());
  const node = nodes?.find((each) => hasNode(member, each)) ?? nodes?.[0];
  if (node) requireNode(member, node);
  const { maxBytes } = limitsOfTopic(await getSettings(server), query.topic.toLowerCase());
  const rules = { part: 'file', maxBytes, tooLarge: (bytes: number) => tooLarge(bytes, maxBytes) };
  const target = { userId: member.userId, topic: query.topic, driver: query.driver };
  const file = await readUpload(request, rules, (incoming) => saveUpload(server, target, incoming));
  return { file: await describeFile(call, file) };
}

async function describeFile(
  { server, request }: Call<typeof ajaxUpload | typeof productUpload, 'login'>,
  file: StoredUpload,
): Promise<UploadedFile> {
  const { id, topic, url, name, size } = file;
  const shown = file.isPrivate ? linkToPrivate(server, file, { ttlSeconds: previewSeconds }) : url;
  const base = (!file.isPrivate && (await getSettings(server))['site.cdnUrl']) || shopAddress({ server, request });
  return {
    id,
    topic,
    admin_id: 0,
    user_id: file.userId ?? 0,
    url,
    width: file.width ?? 0,
    height: file.height ?? 0,
    name,
    size,
    mimetype: file.mime,
    storage: file.storage,
    sha1: file.sha1 ?? '',
    last_upload_time: toUnixSeconds(file.lastUploadAt),
    suffix: file.path.split('.').at(-1) ?? '',
    full_url: `${base.replace(/\/+$/, '')}${shown}`,
  };
}
