import { expect, it } from '@jest/globals';
import { maintenancePolicy, writeMaintenancePage } from './maintenance-page.ts';

const told = {
  name: { 'zh-cn': '纸上', en: 'Papers' },
  note: { 'zh-cn': '电话 0571-87654321 照常 <接听>', en: 'Call +86-571-87654321' },
  until: '2026-11-28 06:00',
  tel: '400-820-8820',
  logo: '',
  is_on: true,
  reason: 'maintenance' as const,
  retry_after: 600,
  may_pass: false,
};

it('ends no line within a date or a telephone number', () => {
  const page = writeMaintenancePage(told, 'zh-cn');
  const whole = [...page.matchAll(/<span class="unbroken">([^<]*)<\/span>/g)].map(([, text]) => text);
  expect(whole).toEqual(['2026-11-28', '0571-87654321', '2026-11-28', '+86-571-87654321']);
  expect(page).not.toContain('<接听>');
  expect(page).toContain('<a href="tel:400-820-8820">400-820-8820</a>');
  expect(page).toContain('.unbroken,a[href^="tel:"]{white-space:nowrap}');
  expect(maintenancePolicy).toContain("style-src 'sha256-");
});
