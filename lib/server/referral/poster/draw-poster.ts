import sharp from 'sharp';
import { encode } from 'uqr';
import type { PaperMark } from '../../kernel/drawing/document/content.ts';
import { codeOf } from '../../kernel/drawing/drawable-text.ts';
import type { Weight } from '../../kernel/drawing/fonts.ts';
import { Letters } from '../../kernel/drawing/letters.ts';
import type { PosterContent } from './poster-content.ts';

const [width, height, margin] = [1080, 1440, 84];
const picture = { x: margin, y: 196, width: width - 2 * margin, height: 640 };
const qr = { x: width - margin - 264, y: 1092, side: 264 };

/** The poster as a PNG of three by four, as it is shown on a phone. */
export async function drawPoster(content: PosterContent): Promise<Buffer> {
  const { colours } = content;
  const letters = new Letters();
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    words(letters, content.shop, {
      x: margin + besideMark(content),
      y: 130,
      size: 46,
      weight: 700,
      colour: colours.ink,
    }),
    content.picture ? '' : stage(colours.ground),
    title(letters, content),
    foot(letters, content),
    lacking(letters, content),
    code(content.link),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
  const sheet = sharp(Buffer.from(svg)).flatten({ background: colours.paper });
  const marks = [
    ...(content.mark ? [await placeMark(content.mark, { ...boxOfMark(content.mark), x: margin, y: 72 })] : []),
    ...(content.icon && !content.picture ? [await placeMark(content.icon, iconBox)] : []),
    ...(content.picture ? [await place(content.picture)] : []),
  ];
  return sheet.composite(marks).png({ palette: true }).toBuffer();
}

interface Writing {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  colour: string;
}

const words = (letters: Letters, text: string, { colour, ...at }: Writing): string =>
  `<g fill="${colour}">${letters.line(text, at)}</g>`;

/** As high as the name beside it, and no wider than leaves room for that. */
function boxOfMark({ width: wide, height: high }: PaperMark): { width: number; height: number } {
  const scale = Math.min(80 / high, 320 / wide);
  return { width: Math.round(wide * scale), height: Math.round(high * scale) };
}

const besideMark = ({ mark }: PosterContent): number => (mark ? boxOfMark(mark).width + 24 : 0);

/** In the middle of where a product would stand. */
const iconBox = { x: (width - 360) / 2, y: picture.y + (picture.height - 360) / 2, width: 360, height: 360 };

async function placeMark({ png }: PaperMark, box: { x: number; y: number; width: number; height: number }) {
  const input = await sharp(png).resize(box.width, box.height, { fit: 'inside' }).png().toBuffer();
  return { input, left: box.x, top: box.y };
}

/** Where no product stands: the tint of the shop's colour, with its icon on it. */
const stage = (ground: string): string =>
  `<rect x="${picture.x}" y="${picture.y}" width="${picture.width}" height="${picture.height}" rx="28" fill="${ground}"/>`;

function title(letters: Letters, { title: text, text: below, price, colours }: PosterContent): string {
  const [size, weight] = [60, 700 as const];
  const lines = letters.wrap(text, { size, weight, width: width - 2 * margin, lines: 2 });
  const heading = lines.map((line, index) =>
    words(letters, line, { x: margin, y: 922 + index * 72, size, weight, colour: colours.ink }),
  );
  const y = 994 + (lines.length - 1) * 68;
  return [
    ...heading,
    price && words(letters, price, { x: margin, y, size: 46, weight: 700, colour: colours.price }),
    !price && words(letters, below, { x: margin, y, size: 36, weight: 400, colour: colours.quiet }),
  ]
    .filter(Boolean)
    .join('');
}

/** Beside the code: what to do with it, and what to type where there is no camera. */
function foot(letters: Letters, { scan, code: own, price, text, colours }: PosterContent): string {
  const box = { size: 36, weight: 400 as const, width: qr.x - margin - 48 };
  const lines = letters.wrap(price ? text : scan, { ...box, lines: 3 });
  const said = price ? [...lines, ...letters.wrap(scan, { ...box, lines: 2 })] : lines;
  const drawn = said.map((line, index) =>
    words(letters, line, { ...box, x: margin, y: 1146 + index * 52, colour: colours.quiet }),
  );
  return `${drawn.join('')}${words(letters, own, { x: margin, y: qr.y + qr.side - 6, size: 34, weight: 700, colour: colours.ink })}`;
}

/** Known when everything else is drawn: which characters no font has. They stand as their codes, as in documents. */
function lacking(letters: Letters, { lacking: { characters, pattern }, colours }: PosterContent): string {
  const codes = [...letters.lacking].map(codeOf);
  if (codes.length === 0) return '';
  const box = { size: 20, weight: 400 as const, width: width - 2 * margin };
  return letters
    .wrap(pattern.replace(characters, codes.join(' ')), { ...box, lines: 2 })
    .map((line, index) => words(letters, line, { ...box, x: margin, y: 1394 + index * 26, colour: colours.quiet }))
    .join('');
}

function code(link: string): string {
  const { data, size } = encode(link, { border: 2 });
  const scale = qr.side / size;
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<g transform="translate(${qr.x} ${qr.y}) scale(${scale})"><rect width="${size}" height="${size}" fill="#fff"/><path d="${cells.join('')}" fill="#000" shape-rendering="crispEdges"/></g>`;
}

/** The product's picture, filling its place, with round corners. */
async function place(bytes: Uint8Array) {
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}"><rect width="100%" height="100%" rx="28"/></svg>`;
  const input = await sharp(bytes)
    .resize(picture.width, picture.height, { fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: picture.x, top: picture.y };
}
