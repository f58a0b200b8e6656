import { describe, expect, it } from '@jest/globals';
import type { MenuRule } from '#lib/contract/site/shop-index.ts';
import { frameTarget, isFramed } from './frame-rules.ts';

const rule = (overrides: Partial<MenuRule>): MenuRule => ({
  id: 1,
  pid: 0,
  type: 'menu',
  title: 'Report',
  name: 'report',
  path: 'report',
  icon: '',
  menu_type: 'iframe',
  url: 'https://report.example/start?a=1',
  component: '',
  no_login_valid: 0,
  extend: 'none',
  ...overrides,
});

const own = 'https://shop.example';
const menus = [
  rule({ type: 'menu_dir', menu_type: 'tab', url: '', children: [rule({})] }),
  rule({ menu_type: 'link', url: 'https://linked.example/' }),
  rule({ menu_type: 'tab', url: 'https://tab.example/' }),
  rule({ url: 'http://plain.example:8080/' }),
  rule({ url: 'javascript:alert(1)' }),
  rule({ url: 'data:text/html,x' }),
  rule({ url: 'https://user:secret@named.example/' }),
  rule({ url: 'not an address ://' }),
  rule({ url: '/page/about' }),
];
const rules = [rule({ type: 'nav', url: 'https://help.example' })];

describe('a frame shows', () => {
  it.each([
    ['the address of an entry', 'https://report.example/start?a=1'],
    ['another page of its site', 'https://report.example/other#part'],
    ['its site in capitals', 'HTTPS://REPORT.EXAMPLE/start'],
    ['its site with the usual port', 'https://report.example:443/'],
    ['an entry on a port of its own', 'http://plain.example:8080/x'],
    ['an entry of the rules', 'https://help.example/faq'],
    ['a page of this site', '/page/about'],
    ['a page of this site by its whole address', 'https://shop.example/page/about'],
    ['a page of this site without its scheme', '//shop.example/page/about'],
  ])('%s', (_, address) => {
    expect(isFramed(address, menus, rules, own)).toBe(true);
  });
});

describe('a frame refuses', () => {
  it.each([
    ['nothing', 'https://'],
    ['a site that no entry names', 'https://evil.example/'],
    ['a script', 'javascript:alert(document.domain)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['a script with a line break', 'java\nscript:alert(1)'],
    ['a script after a space', ' javascript:alert(1)'],
    ['a script that looks like an entry', 'javascript://report.example/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob of an entry, whose origin is that of the entry', 'blob:https://report.example/1b4e28ba'],
    ['a blob of this site', 'blob:https://shop.example/1b4e28ba'],
    ['a file', 'file:///etc/passwd'],
    ['a source view', 'view-source:https://report.example/'],
    ['another scheme of an entry', 'ftp://report.example/'],
    ['an entry without encryption', 'http://report.example/start'],
    ['this site without encryption', 'http://shop.example/'],
    ['another port of an entry', 'https://report.example:8443/'],
    ['the usual port of an entry that has its own', 'http://plain.example/'],
    ['another port of this site', 'https://shop.example:444/'],
    ['a name before an entry', 'https://evil@report.example/'],
    ['a password before an entry', 'https://a:b@report.example/start'],
    ['an entry as the name before another site', 'https://report.example@evil.example/'],
    ['an entry as the beginning of another site', 'https://report.example.evil.example/'],
    ['an entry as the end of another site', 'https://evil-report.example/'],
    ['a site below an entry', 'https://sub.report.example/'],
    ['an entry with a dot at its end', 'https://report.example./'],
    ['an entry as a path', 'https://evil.example/https://report.example/'],
    ['an entry as a part', 'https://evil.example/#https://report.example/'],
    ['another site without its scheme', '//evil.example/'],
    ['another site by backslashes', '\\\\evil.example/'],
    ['another site by a slash and a backslash', '/\\evil.example/'],
    ['another site by too few slashes', 'http:evil.example/'],
    ['another site after a backslash', 'https://evil.example\\@report.example/'],
    ['a letter that looks like another', 'https://rеport.example/'],
    ['an entry that opens a window', 'https://linked.example/'],
    ['an address that a tab entry holds', 'https://tab.example/'],
    ['a script that a menu names', 'javascript:alert(1)'],
    ['data that a menu names', 'data:text/html,x'],
    ['an entry with a name and a password', 'https://user:secret@named.example/'],
    ['the site of an entry that is no address', 'https://named.example/'],
    ['a frame in the frame', '/user/iframe/https%3A%2F%2Freport.example%2F'],
    ['a frame in the frame, by a detour', '/user/account/../iframe/%2Fuser%2Fiframe'],
  ])('%s', (_, address) => {
    expect(isFramed(address, menus, rules, own)).toBe(false);
  });

  it('every other site when no entry names one', () => {
    expect(isFramed('https://report.example/', [], [], own)).toBe(false);
    expect(isFramed('/page/about', [], [], own)).toBe(true);
  });
});

describe('what is framed', () => {
  it('is the address that was compared, as the browser reads it', () => {
    expect(frameTarget('/page/../page/about', own)?.href).toBe('https://shop.example/page/about');
    expect(frameTarget('\\\\evil.example', own)?.host).toBe('evil.example');
  });

  it.each(['javascript:alert(1)', 'data:,x', 'mailto:a@b.example', 'https://', 'https://a@b.example/'])(
    '%j leads nowhere, not even outside',
    (address) => {
      expect(frameTarget(address, own)).toBeUndefined();
    },
  );
});
