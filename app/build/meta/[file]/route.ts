import { readBuildManifest } from '#lib/build-id.ts';

export const dynamic = 'force-dynamic';

/** The manifest of the build that serves now, `<id>.json`: a build that this process does not run has none. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const manifest = await readBuildManifest();
  const headers = { 'cache-control': 'no-store' };
  if ((await params).file !== `${manifest.id}.json`) return new Response(null, { status: 404, headers });
  return Response.json(manifest, { headers });
}
