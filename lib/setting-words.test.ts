import { expect, it } from '@jest/globals';
import { unitOf } from '#components/site/desk/settings/setting-units.ts';
import en from '#messages/en/siteDesk.json' with { type: 'json' };
import zh from '#messages/zh-cn/siteDesk.json' with { type: 'json' };
import { isForDesk, settingSchemas } from './server/site/settings-schema.ts';

const keys = Object.keys(settingSchemas).filter(isForDesk);

it.each(keys)('%s has a name and says in both languages what it does', (key) => {
  const name = key.replaceAll('.', '_');
  for (const words of [zh.settings, en.settings]) {
    expect((words.label as Record<string, string>)[name]).toBeTruthy();
    expect((words.help as Record<string, string>)[name]).toBeTruthy();
  }
});

it.each(keys.filter((key) => typeof settingSchemas[key as keyof typeof settingSchemas].parse(undefined) === 'number'))(
  '%s is counted in a unit',
  (key) => {
    const unit = unitOf(key).key;
    expect(unit).not.toBe('none');
    expect([zh, en].every(({ settings: { unit: units } }) => unit in units)).toBe(true);
  },
);
