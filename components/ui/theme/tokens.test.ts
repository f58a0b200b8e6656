import { describe, expect, it } from '@jest/globals';
import { themeCss } from './theme-css.ts';
import { type Mode, palette } from './tokens.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each<Mode>(['light', 'dark'])('%s palette', (mode) => {
  const p = palette[mode];

  it.each([p.paper, p.raised, p.sunken])('is readable on %s (AA, 4.5)', (ground) => {
    for (const text of [p.ink, p.ink2, p.ink3, p.primary, p.accent, p.success, p.warning, p.error]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is readable on filled and tinted grounds (AA, 4.5)', () => {
    const pairs = [
      [p.onPrimary, p.primary],
      [p.onPrimary, p.primaryHover],
      [p.onAccent, p.accent],
      [p.onAccent, p.accentHover],
      [p.primary, p.primarySoft],
      [p.accent, p.accentSoft],
      [p.success, p.successSoft],
      [p.warning, p.warningSoft],
      [p.error, p.errorSoft],
    ] as const;
    for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('draws the borders of controls visibly (AA, 3)', () => {
    for (const ground of [p.paper, p.raised]) expect(contrast(p.lineStrong, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('gives every colour a variable', () => {
  expect(themeCss).toContain('--ink-2:#4F555C');
  expect(themeCss).toContain('--line-strong:#6C7178');
});
