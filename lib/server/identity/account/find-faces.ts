import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { users } from '../tables.ts';
import { defaultAvatar } from './profile-rules.ts';

/** Of a member what colleagues see. */
export interface Face {
  username: string;
  nickname: string;
  avatar: string;
}

/** Names and pictures of these members, by id; whoever is not there is missing. */
export async function findFaces(db: Executor, ids: number[]): Promise<Map<number, Face>> {
  if (ids.length === 0) return new Map();
  const { id, username, nickname, avatar } = users;
  const rows = await db.select({ id, username, nickname, avatar }).from(users).where(inArray(id, ids));
  return new Map(rows.map(({ id: key, ...face }) => [key, { ...face, avatar: face.avatar || defaultAvatar }]));
}
