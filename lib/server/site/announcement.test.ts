import { afterAll, describe, expect, it } from '@jest/globals';
import { listenForChanges } from '../db/listen-for-changes.ts';
import { createTestApi } from '../http/test-api.ts';
import { isAnnounced, turnAnnouncement } from './announcement.ts';
import { updateSettings } from './change-settings.ts';
import { readSocialLink } from './frame-settings.ts';
import { settingSchemas } from './settings-schema.ts';

const test = await createTestApi();
const { ctx } = test;
afterAll(() => test.close());

const at = (time: string) => new Date(`2026-11-28T${time}:00+08:00`);
const times = (from: string, until: string) => ({ 'site.announcementFrom': from, 'site.announcementUntil': until });
const site = async (locale: 'en' | 'zh-cn') =>
  (await test.get('/api/index/index?requiredLogin=0', { locale })).data.site;

describe('an announcement', () => {
  it.each([
    ['', '', '12:00', true],
    ['2026-11-28 12:00', '', '11:59', false],
    ['2026-11-28 12:00', '', '12:00', true],
    ['', '2026-11-28 12:00', '11:59', true],
    ['', '2026-11-28 12:00', '12:00', false],
  ])('from %j until %j is up at %s: %j', (from, until, now, isUp) => {
    expect(isAnnounced(times(from, until), at(now))).toBe(isUp);
  });

  it('is said in the languages that it has, while it is up', async () => {
    await updateSettings(ctx, {
      'site.announcement': { 'zh-cn': '', en: 'Closed on Monday' },
      'site.announcementLink': '/page/help',
    });
    expect((await site('en')).announcement).toEqual({ text: 'Closed on Monday', href: '/page/help' });
    expect(await site('zh-cn')).not.toHaveProperty('announcement');
    await updateSettings(ctx, times('2020-01-01 00:00', '2020-01-02 00:00'));
    expect(await site('en')).not.toHaveProperty('announcement');
  });

  it('has the pages made anew when it comes up, and not without reason', async () => {
    let heard = 0;
    const listening = await listenForChanges(ctx, (tags) => {
      if (tags.includes('site')) heard += 1;
    });
    const minutesAgo = (minutes: number) => {
      const time = new Date(ctx.clock.now().getTime() - minutes * 60_000).toLocaleString('sv-SE', {
        timeZone: 'Asia/Shanghai',
      });
      return time.slice(0, 16);
    };
    await updateSettings(ctx, times(minutesAgo(60), ''));
    await turnAnnouncement(ctx);
    await updateSettings(ctx, times(minutesAgo(1), ''));
    await turnAnnouncement(ctx);
    const deadline = Date.now() + 5000;
    while (heard < 3 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    // Two changes of the settings, and one turn.
    expect(heard).toBe(3);
    await listening.stop();
  });

  it.each(['javascript:alert(1)', 'http://plain.example', '//evil.example', 'page'])('never leads to %s', (link) => {
    expect(settingSchemas['site.announcementLink'].safeParse(link).success).toBe(false);
  });
});

describe('social links', () => {
  it('are a name and an address a line', async () => {
    expect(readSocialLink('My shop on Weibo https://weibo.com/x')).toEqual({
      name: 'My shop on Weibo',
      href: 'https://weibo.com/x',
    });
    await updateSettings(ctx, { 'site.socialLinks': ['微博 https://weibo.com/x'] });
    expect((await site('en')).social).toEqual([{ name: '微博', href: 'https://weibo.com/x' }]);
  });

  it.each(['https://weibo.com/x', '微博 http://weibo.com/x', '微博 javascript:alert(1)', '微博 https://'])(
    '%j is none',
    (line) => {
      expect(settingSchemas['site.socialLinks'].safeParse([line]).success).toBe(false);
    },
  );
});
