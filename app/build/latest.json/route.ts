import { readBuildId } from '#lib/build-id.ts';

export const dynamic = 'force-dynamic';

/** The build that serves now; pages of an older one compare theirs every hour (specification §4). */
export async function GET(): Promise<Response> {
  return Response.json({ id: await readBuildId() }, { headers: { 'cache-control': 'no-store' } });
}
