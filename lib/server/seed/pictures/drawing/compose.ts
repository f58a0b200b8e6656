import type { Outline } from './outlines.ts';
import type { Drawn, Ramp, Shape } from './shapes.ts';
import type { V2 } from './vectors.ts';

interface Frame {
  width: number;
  height: number;
  /** Free space on each side, in picture pixels. */
  margin: number;
  /** Colour of the ground; none for a picture that lies on any page. */
  ground?: string;
  /** Names inside this picture begin so, for pictures put inside another. */
  prefix?: string;
}

interface Fit {
  readonly k: number;
  readonly dx: number;
  readonly dy: number;
}

export function flattenDrawn(drawn: Drawn): Shape[] {
  if (!drawn) return [];
  if ('path' in drawn) return [drawn];
  return (drawn as readonly Drawn[]).flatMap(flattenDrawn);
}

/** The largest size at which the thing (not its shadow) fits inside the margins, in the middle. */
function fitTo(shapes: readonly Shape[], frame: Frame): Fit {
  const points = shapes.filter((shape) => !shape.layer).flatMap((shape) => shape.path.flatMap((c) => c.points));
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [roomX, roomY] = [frame.width - 2 * frame.margin, frame.height - 2 * frame.margin];
  const k = Math.min(roomX / (right - left || 1), roomY / (bottom - top || 1));
  return { k, dx: frame.width / 2 - ((left + right) / 2) * k, dy: frame.height / 2 - ((top + bottom) / 2) * k };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * Steps from point to point instead of places: a third shorter. Places are rounded first and steps taken between
 * them, so that rounding does not add up along a path.
 */
function pathData(path: Outline, { k, dx, dy }: Fit): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const tenths = (value: number) => Math.round(value * 10);
  return path
    .map(({ op, points }) => {
      if (op === 'Z') {
        [x, y] = [startX, startY];
        return 'z';
      }
      const places = points.map((p) => [tenths(p[0] * k + dx), tenths(p[1] * k + dy)] as const);
      const steps = places.map((place) => joined((place[0] - x) / 10, (place[1] - y) / 10));
      const [lastX, lastY] = places.at(-1) ?? [x, y];
      [x, y] = [lastX, lastY];
      if (op === 'M') [startX, startY] = [x, y];
      return op.toLowerCase() + steps.reduce((text, step) => (step.startsWith('-') ? text + step : `${text} ${step}`));
    })
    .join('');
}

const joined = (a: number, b: number): string => (b < 0 ? `${a}${b}` : `${a} ${b}`);

function rampMarkup(ramp: Ramp, id: string, fit: Fit): string {
  const position = ([x, y]: V2): V2 => [x * fit.k + fit.dx, y * fit.k + fit.dy];
  const [x1, y1] = position(ramp.from);
  const [x2, y2] = position(ramp.to);
  const stops = ramp.stops.map(
    ([offset, colour]) => `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${colour}"/>`,
  );
  const line = `x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stops.join('')}</linearGradient>`;
}

function strokeMarkup(shape: Shape, fit: Fit): string {
  if (!shape.stroke) return '';
  const width = shape.hair ?? (shape.width ?? 1) * fit.k;
  return ` stroke="${shape.stroke}" stroke-width="${short(Math.max(0.4, width))}"`;
}

/** One shape as an SVG path; its change of tone, if it has one, goes to `defs`. */
function shapeMarkup(shape: Shape, fit: Fit, defs: string[], prefix: string): string {
  let paint = typeof shape.fill === 'string' ? ` fill="${shape.fill}"` : '';
  if (shape.fill && typeof shape.fill !== 'string') {
    const id = `${prefix}${defs.length}`;
    defs.push(rampMarkup(shape.fill, id, fit));
    paint = ` fill="url(#${id})"`;
  }
  const opacity = shape.opacity === undefined ? '' : ` opacity="${Math.round(shape.opacity * 100) / 100}"`;
  return `<path d="${pathData(shape.path, fit)}"${paint}${strokeMarkup(shape, fit)}${opacity}/>`;
}

/** A blur of only the part that needs it: over the whole picture it would be most of the time of rendering. */
function blurMarkup(shapes: readonly Shape[], id: string, blur: number, { k, dx, dy }: Fit): string {
  const points = shapes.flatMap((shape) => shape.path.flatMap((command) => command.points));
  const [xs, ys] = [points.map((p) => p[0] * k + dx), points.map((p) => p[1] * k + dy)];
  const [left, top] = [Math.floor(Math.min(...xs) - blur * 3), Math.floor(Math.min(...ys) - blur * 3)];
  const [w, h] = [Math.ceil(Math.max(...xs) + blur * 3) - left, Math.ceil(Math.max(...ys) + blur * 3) - top];
  const region = `filterUnits="userSpaceOnUse" x="${left}" y="${top}" width="${w}" height="${h}"`;
  return `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${blur}"/></filter>`;
}

/** The shapes as SVG: shadows first, softened together, then the things back to front. */
export function compose(drawn: Drawn, frame: Frame): string {
  const shapes = flattenDrawn(drawn);
  const fit = fitTo(shapes, frame);
  const prefix = frame.prefix ?? 'p';
  const defs: string[] = [];
  const markup = (shape: Shape) => shapeMarkup(shape, fit, defs, prefix);
  const soft = (layer: 'cast' | 'contact', blur: number, opacity: number): string => {
    const inside = shapes.filter((shape) => shape.layer === layer);
    if (inside.length === 0) return '';
    const id = `${prefix}${layer}`;
    defs.push(blurMarkup(inside, id, blur, fit));
    return `<g filter="url(#${id})" opacity="${opacity}">${inside.map(markup).join('')}</g>`;
  };
  const things = shapes.filter((shape) => !shape.layer).map(markup);
  const body = soft('cast', 16, 0.16) + soft('contact', 6, 0.26) + things.join('');
  const size = `${frame.width} ${frame.height}`;
  const ground = frame.ground ? `<path d="M0 0H${frame.width}V${frame.height}H0Z" fill="${frame.ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><defs>${defs.join('')}</defs>${ground}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`;
}
