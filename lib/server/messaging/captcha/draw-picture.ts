import sharp from 'sharp';
import { outlineOf } from './glyph-outlines.ts';
import { icons, type MarkKind } from './mark-kinds.ts';
import { type Place, pictureHeight, pictureWidth } from './place-marks.ts';

interface PlacedMark {
  kind: MarkKind;
  place: Place;
}

type Random = () => number;

/** Draws marks, half transparent, between a restless ground and a few lines over them. Returns a PNG. */
export async function drawPicture(marks: PlacedMark[], random: Random): Promise<Buffer> {
  const drawn = await Promise.all(marks.map((mark) => drawMark(mark, random)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}">
${drawGround(random)}${drawn.join('')}${times(5, () => drawLine(random, 0.35))}${times(140, () => drawDot(random))}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 4 }).toBuffer();
}

async function drawMark({ kind, place }: PlacedMark, random: Random): Promise<string> {
  const scale = (place.size / 32).toFixed(3);
  const shape =
    kind.type === 'icon'
      ? `<g transform="translate(-16 -16)">${icons[kind.icon]}</g>`
      : `<path d="${await outlineOf(kind.character)}"/>`;
  const colour = `hsl(${whole(random, 0, 360)} ${whole(random, 45, 90)}% ${whole(random, 12, 30)}%)`;
  return `<g transform="translate(${place.x} ${place.y}) rotate(${place.tilt}) scale(${scale})" fill="${colour}" opacity="${between(random, 0.62, 0.82)}">${shape}</g>`;
}

function drawGround(random: Random): string {
  const hue = whole(random, 0, 360);
  const blobs = times(14, () => {
    const colour = `hsl(${(hue + whole(random, -80, 80) + 360) % 360} ${whole(random, 30, 70)}% ${whole(random, 60, 85)}%)`;
    return `<ellipse cx="${whole(random, 0, pictureWidth)}" cy="${whole(random, 0, pictureHeight)}" rx="${whole(random, 15, 80)}" ry="${whole(random, 12, 60)}" fill="${colour}" opacity="${between(random, 0.3, 0.7)}"/>`;
  });
  return `<rect width="100%" height="100%" fill="hsl(${hue} 40% 86%)"/>${blobs}${times(9, () => drawLine(random, 0.5))}`;
}

function drawLine(random: Random, opacity: number): string {
  const point = () => `${whole(random, -20, pictureWidth + 20)} ${whole(random, -10, pictureHeight + 10)}`;
  return `<path d="M${point()}C${point()} ${point()} ${point()}" fill="none" stroke="hsl(${whole(random, 0, 360)} 45% ${whole(random, 35, 75)}%)" stroke-width="${between(random, 0.8, 2)}" opacity="${opacity}"/>`;
}

function drawDot(random: Random): string {
  return `<circle cx="${whole(random, 0, pictureWidth)}" cy="${whole(random, 0, pictureHeight)}" r="${between(random, 0.5, 1.4)}" fill="hsl(${whole(random, 0, 360)} 50% ${whole(random, 25, 80)}%)" opacity="0.6"/>`;
}

function times(count: number, draw: () => string): string {
  return Array.from({ length: count }, draw).join('');
}

function whole(random: Random, from: number, to: number): number {
  return Math.floor(from + random() * (to - from));
}

function between(random: Random, from: number, to: number): string {
  return (from + random() * (to - from)).toFixed(2);
}
