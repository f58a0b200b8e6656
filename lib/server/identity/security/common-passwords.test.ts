import { expect, it } from '@jest/globals';
import { isCommonPassword, isOwnName } from './common-passwords.ts';

it.each([
  '123456',
  'password',
  'Password',
  'QWERTYUIOP',
  '1qaz2wsx',
  '88888888',
  'aaaaaaa',
  'abababab',
  '345678',
  '67890123',
  'fedcba',
  '987654321',
  'woaini',
  'woaini1314',
  'woaini520',
  '5201314',
  '7758521',
  'wang123456',
  'Zhang123',
  'admin@123',
  'p@ssw0rd',
  'P@ssw0rd2024!',
  'Password1!',
  'Password@123',
  'iloveyou1!',
  'Monkey2020',
  'qwer1234',
  'qwerasdf',
  'asdf;lkj',
  '1q2w3e4r5t',
  'q1w2e3r4',
  '!QAZ2wsx',
  '1QAZ@WSX',
  'zaq12wsx',
  'qazwsxedc',
  'poiuytrewq',
  '!@#$%^',
  'zxcvbnm,./',
  '147258369',
  '741852963',
  'asd123',
  'Qwe123!@#',
  'aaa111',
  'Abcd1234',
  'Admin@2024',
  'Aa123456',
  'a123456789',
  '１２３４５６',
  '我爱你1314',
  '密码123456',
  '一二三四五六',
  '我爱你我爱你',
  'nihao123',
  '19900101',
  '900101',
  '13812345678',
  'passpass',
  '1234qwer!',
  'qwerty77',
  'ABCabc123',
  'abcabc!!',
  'Huawei@123',
  'zhangwei1990',
  'woaizhongguo',
  'operator123',
])('is guessed first: %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each([
  'Demo-2026',
  'Test-1234',
  'Fresh-1234',
  'xK3-lamp-otter',
  '河边的石头会唱歌',
  'wangxiaoer-77',
  '19840317xq',
  '      7',
  'correct horse',
  'Wrong-1234',
  'Abc-12345',
  'Journey-2026',
  'kettle83rain',
  '清晨的豆浆3碗',
  'gT7!vq2m',
  'Demo-2026',
  'mallard-on-ice',
  'demonstrable7',
  'zhangweimin-03',
  '48203957',
])('is not: %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

const names = { username: 'lihua88', nickname: '李华', email: 'hua.li@example.com', mobile: '13911112222' };

it.each([
  'lihua88',
  'LiHua88!',
  'lihua88123',
  '123lihua88',
  'lihua88lihua88',
  '88auhil',
  'hua.li2024',
  'hua.li@example.com',
  '13911112222',
  'Lihua88@123',
])('is what its owner is called: %s', (password) => {
  expect(isOwnName(password, names)).toBe(true);
});

it.each(['lihua-likes-kites', '李华', 'kettle83rain', 'huaxali2'])('is not: %s', (password) => {
  expect(isOwnName(password, names)).toBe(false);
});

it('needs no names, and takes those of two letters for none', () => {
  expect(isOwnName('lamp83rain', {})).toBe(false);
  expect(isOwnName('ly2024', { username: 'ly', email: null })).toBe(false);
});
