import sharp from 'sharp';
import { encode } from 'uqr';
import { codeOf } from '../../kernel/drawing/drawable-text.ts';
import type { Weight } from '../../kernel/drawing/fonts.ts';
import { Letters } from './letters.ts';
import type { PosterContent } from './poster-content.ts';

const [width, height, margin] = [1080, 1440, 84];
const picture = { x: margin, y: 196, width: width - 2 * margin, height: 640 };
const qr = { x: width - margin - 264, y: 1092, side: 264 };
const colours = { paper: '#fbf7ec', ink: '#1f2427', quiet: '#5c5a52', teal: '#0f5c5e', seal: '#b8402f' };

/** The poster as a PNG of three by four, as it is shown on a phone. */
export async function drawPoster(content: PosterContent): Promise<Buffer> {
  const letters = new Letters();
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    mark(content.mark, { x: margin, y: 72, side: 80, colour: colours.ink }),
    words(letters, content.shop, { x: margin + 104, y: 130, size: 46, weight: 700, colour: colours.ink }),
    content.picture ? '' : stage(content.mark),
    title(letters, content),
    foot(letters, content),
    lacking(letters, content),
    code(content.link),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
  const sheet = sharp(Buffer.from(svg)).flatten({ background: colours.paper });
  return (content.picture ? sheet.composite([await place(content.picture)]) : sheet).png({ palette: true }).toBuffer();
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

const mark = (svg: string, { x, y, side, colour }: { x: number; y: number; side: number; colour: string }): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" color="${colour}" `);

/** Where no product stands: the mark, large, on the colour of the house. */
function stage(svg: string): string {
  const side = 420;
  const middle = { x: (width - side) / 2, y: picture.y + (picture.height - side) / 2 };
  return `<rect x="${picture.x}" y="${picture.y}" width="${picture.width}" height="${picture.height}" rx="28" fill="${colours.teal}"/>${mark(svg, { ...middle, side, colour: colours.paper })}`;
}

function title(letters: Letters, { title: text, text: below, price }: PosterContent): string {
  const [size, weight] = [60, 700 as const];
  const lines = letters.wrap(text, { size, weight, width: width - 2 * margin, lines: 2 });
  const heading = lines.map((line, index) =>
    words(letters, line, { x: margin, y: 922 + index * 72, size, weight, colour: colours.ink }),
  );
  const y = 994 + (lines.length - 1) * 68;
  return [
    ...heading,
    price && words(letters, price, { x: margin, y, size: 46, weight: 700, colour: colours.seal }),
    !price && words(letters, below, { x: margin, y, size: 36, weight: 400, colour: colours.quiet }),
  ]
    .filter(Boolean)
    .join('');
}

/** Beside the code: what to do with it, and what to type where there is no camera. */
function foot(letters: Letters, { scan, code: own, price, text }: PosterContent): string {
  const box = { size: 36, weight: 400 as const, width: qr.x - margin - 48 };
  const lines = letters.wrap(price ? text : scan, { ...box, lines: 3 });
  const said = price ? [...lines, ...letters.wrap(scan, { ...box, lines: 2 })] : lines;
  const drawn = said.map((line, index) =>
    words(letters, line, { ...box, x: margin, y: 1146 + index * 52, colour: colours.quiet }),
  );
  return `${drawn.join('')}${words(letters, own, { x: margin, y: qr.y + qr.side - 6, size: 34, weight: 700, colour: colours.ink })}`;
}

/** Known when everything else is drawn: which characters no font has. They stand as their codes, as in documents. */
function lacking(letters: Letters, { lacking: { characters, pattern } }: PosterContent): string {
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
