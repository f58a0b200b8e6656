import { expect, it } from '@jest/globals';
import apiEn from '#messages/en/api.json' with { type: 'json' };
import cooperateEn from '#messages/en/siteCooperate.json' with { type: 'json' };
import apiZh from '#messages/zh-cn/api.json' with { type: 'json' };
import cooperateZh from '#messages/zh-cn/siteCooperate.json' with { type: 'json' };

it.each([
  ['zh-cn', cooperateZh, apiZh, /[一两三二\d]+ ?个工作日/],
  ['en', cooperateEn, apiEn, /(?:one|two|three|\d+) working days?/],
] as const)('promises in %s the time that its answer names', (_, page, api, time) => {
  const [promised] = time.exec(page.description) ?? [];
  expect(promised).toBeDefined();
  for (const text of [page.doneText, api.enquiryReceived]) expect(text).toContain(promised);
});
