/**
 * The mark of the house, and what is made of it: a registration mark, the sign by which a printer lays one colour
 * exactly over another, with one quarter already inked.
 */
import type { Mode } from '#lib/contract/site/palette.ts';
import { defaultPalettes } from '#lib/look/palette.ts';
import { colourBarColours, palette } from './brand-colours.ts';

/** Side of the square the mark is drawn in. */
const markSide = 64;

function markShapes(ink: string, accent: string): string {
  return [
    `<path d="M34.5 34.5H51A16.5 16.5 0 0 1 34.5 51Z" fill="${accent}"/>`,
    `<circle cx="32" cy="32" r="19" fill="none" stroke="${ink}" stroke-width="5"/>`,
    `<path d="M32 5V59M5 32H59" fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/>`,
  ].join('');
}

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** The mark for a page, in the colours of its texts by day and by night. */
export const logoMark = (mode: Mode): string => {
  const { ink, accent } = defaultPalettes[mode];
  return svg(markSide, markSide, markShapes(ink, accent));
};

/** The mark on its own ground with rounded corners, for the browser's tab. */
export const favicon = (): string =>
  svg(
    markSide,
    markSide,
    `<rect width="64" height="64" rx="14" fill="${palette.teal}"/><g transform="translate(8 8) scale(.75)">${markShapes(palette.paper, palette.seal)}</g>`,
  );

/** Who has not chosen a portrait: a calm figure in a work apron. */
export const defaultAvatar = (): string =>
  svg(
    256,
    256,
    [
      '<path d="M0 0H256V256H0Z" fill="#DCE8E4"/>',
      `<path d="M36 256C36 196 76 168 128 168S220 196 220 256Z" fill="${palette.teal}"/>`,
      '<path d="M128 168C146 168 163 171.5 177 178V256H128Z" fill="#0A4649" opacity=".55"/>',
      '<path d="M108 146H148V176C148 188 108 188 108 176Z" fill="#D9A67E"/>',
      '<path d="M84 100C84 68 102 50 128 50S172 68 172 100C172 134 152 160 128 160S84 134 84 100Z" fill="#EBBF98"/>',
      '<path d="M128 50C154 50 172 68 172 100C172 134 152 160 128 160Z" fill="#D9A67E" opacity=".45"/>',
      '<path d="M80 102C74 58 98 34 130 36C164 36 184 62 176 102C172 88 166 82 158 78C136 86 108 84 94 74C88 82 84 90 80 102Z" fill="#2B2F34"/>',
      `<path d="M92 206H164V256H92Z" fill="${palette.paper}"/><path d="M92 206 84 174M164 206 172 174" stroke="${palette.paper}" stroke-width="9" stroke-linecap="round"/>`,
    ].join(''),
  );

/** Squares of ink at the edge of the sheet, as a printer leaves them. */
const inkSquares = (x: number, y: number, side: number): string =>
  colourBarColours
    .map((fill, i) => `<rect x="${x + i * side * 1.2}" y="${y}" width="${side}" height="${side}" fill="${fill}"/>`)
    .join('');

/** The shop's own sharing picture: an illustration of 4:3 on paper. */
export function composeSiteImage(illustration: string): string {
  const drawing = illustration.replace('<svg ', '<svg x="380" y="22" width="781" height="586" ');
  return svg(
    1200,
    630,
    [
      `<path d="M0 0H1200V630H0Z" fill="${palette.paper}"/>`,
      drawing,
      `<g transform="translate(84 200) scale(3.4)">${markShapes(palette.teal, palette.seal)}</g>`,
      inkSquares(96, 470, 30),
    ].join(''),
  );
}
