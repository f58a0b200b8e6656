import { revalidateTag } from 'next/cache';
import { NextResponse } from 'next/server';
import { noteChanges } from '#lib/api/transport/changes-seen.ts';
import { isOwnKey, ownKeyHeader } from '#lib/routes/guards/own-key.ts';

/** Makes pages and data of the given tags stale at once. Only this very process knows the key. */
export async function POST(request: Request): Promise<NextResponse> {
  if (!isOwnKey(request.headers.get(ownKeyHeader))) return new NextResponse(null, { status: 404 });
  const { tags } = (await request.json()) as { tags: string[] };
  // Before what is kept counts as old: who reads now finds the change.
  noteChanges(tags);
  await nextMillisecond();
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return NextResponse.json({ tags });
}

/** What Next has kept in the very millisecond in which it is told counts as kept later. */
async function nextMillisecond(): Promise<void> {
  const asked = Date.now();
  while (Date.now() === asked) await new Promise((resolve) => setImmediate(resolve));
}
