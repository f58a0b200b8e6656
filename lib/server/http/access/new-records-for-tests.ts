import { randomUUID } from 'node:crypto';
import { createTestFile } from '../../factories/store-factories.ts';
import type { TestApi } from '../test-api.ts';
import { askAs } from './ask-as-for-tests.ts';
import type { Asker } from './owned-record-for-tests.ts';

const place = { province_id: 110_000, city_id: 110_100, area_id: 110_105, address: '建国路 1 号' };
export const addressForm = { receiver: '李青', mobile: '13800138000', ...place };

export async function newAddress(test: TestApi, owner: Asker): Promise<number> {
  return (await askAs(test, owner, 'post /api/address/save', addressForm)).data.id;
}

/** Something that the owner has uploaded. */
export const newFile = (isPrivate: boolean, topic: string) => async (test: TestApi, owner: Asker) => {
  const path = `${isPrivate ? 'private/' : ''}${topic}/${randomUUID()}.png`;
  const url = `/storage/${path}`;
  await createTestFile(test.ctx, owner.id, { isPrivate, topic, path, url, mime: 'image/png' });
  return url;
};
