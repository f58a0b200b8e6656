import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { storeMemberRoles } from '#lib/contract/store/profile-values.ts';
import { locales } from './locales.ts';

const read = (locale: string, name: string) => JSON.parse(fs.readFileSync(`messages/${locale}/${name}.json`, 'utf8'));

it.each(locales)('a role in a store is called the same by its store, as a group and in messages, in %s', (locale) => {
  const { roles } = read(locale, 'storeProfile');
  const groups = read(locale, 'api');
  const inbox = read(locale, 'messagingInbox');
  for (const role of storeMemberRoles) {
    expect(groups[role === 'owner' ? 'group_store' : `group_store_${role}`]).toBe(roles[role]);
    if (role === 'owner') continue;
    for (const event of ['storeInvited', 'storeStaffJoined', 'storeRoleChanged']) {
      expect(inbox[`${event}Body`].toLowerCase()).toContain(`{${roles[role].toLowerCase()}}`);
    }
  }
});
