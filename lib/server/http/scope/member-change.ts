import { z } from 'zod';
import type { MemberChange } from '#lib/server/kernel/changes.ts';

const memberChange = z.object({
  user: z.int(),
  message: z.int().optional(),
  session: z.string().optional(),
});

/** Anybody with access to the database can send on the channel: what is no change of a member is passed over. */
export function readMemberChange(payload: string): MemberChange | undefined {
  try {
    return memberChange.safeParse(JSON.parse(payload)).data as MemberChange | undefined;
  } catch {
    return undefined;
  }
}
