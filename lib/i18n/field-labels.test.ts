import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import en from '../../messages/en/ui.json' with { type: 'json' };
import zh from '../../messages/zh-cn/ui.json' with { type: 'json' };

/** Specification §3, “Form-field labels in use”, in its order. */
const labels: [name: keyof typeof zh.fields, zh: string, en: string][] = [
  ['keyName', '键名', 'Key name'],
  ['keyValue', '键值', 'Key value'],
  ['icon', '图标', 'Icon'],
  ['mobile', '手机号', 'Mobile'],
  ['idNumber', '身份证号', 'ID number'],
  ['account', '账号', 'Account number'],
  ['password', '密码', 'Password'],
  ['variableName', '变量名', 'Variable name'],
  ['email', '邮箱', 'Email'],
  ['date', '日期', 'Date'],
  ['number', '数字', 'Number'],
  ['integer', '整数', 'Integer'],
  ['float', '浮点数', 'Float'],
];

const root = path.resolve(import.meta.dirname, '../..');
const forms = globSync('components/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .filter((source) => /useTranslations\('ui(\.fields)?'\)/.test(source))
  .join('\n');

/** Labels that a form chooses by what it shows: where, and that it can be this one. */
const chosen: Partial<Record<keyof typeof zh.fields, { call: string; file: string; kind: RegExp }>> = {
  email: {
    call: 'fields(kind)',
    file: 'lib/contract/identity/shop-login.ts',
    kind: /verificationTypes = \[[^\]]*'email'/,
  },
  number: {
    call: 'numberKind(node)',
    file: 'components/catalogue/desk/specification/editing/number-kind.ts',
    kind: /'number'/,
  },
  integer: {
    call: 'fields(numberKindOf(setting.key))',
    file: 'components/site/desk/settings/setting-units.ts',
    kind: /'integer'/,
  },
  float: {
    call: 'fields(numberKindOf(setting.key))',
    file: 'components/site/desk/settings/setting-units.ts',
    kind: /'float'/,
  },
};

it('are the labels of the specification, and no others', () => {
  expect(Object.entries(zh.fields)).toEqual(labels.map(([name, word]) => [name, word]));
  expect(Object.entries(en.fields)).toEqual(labels.map(([name, , word]) => [name, word]));
});

it.each(labels.map(([name]) => name))('%s labels a field of some form', (name) => {
  const byKind = chosen[name];
  if (!byKind) {
    expect(forms).toContain(`fields('${name}')`);
    return;
  }
  expect(forms).toContain(byKind.call);
  expect(readFileSync(path.join(root, byKind.file), 'utf8')).toMatch(byKind.kind);
});
