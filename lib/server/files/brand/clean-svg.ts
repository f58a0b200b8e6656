import { Parser } from 'saxen';
import { escapeMarkup } from '#lib/utils/escape-markup.ts';
import { isHarmless, isPresentation, readDeclarations, readRules, type StyleRules } from './svg-styles.ts';

/** What is drawn, and what says where and how. Everything else is left out with all that is in it. */
const elements: ReadonlySet<string> = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath
   mask pattern title desc`.split(/\s+/),
);

const geometry: ReadonlySet<string> = new Set(
  `d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points transform viewBox preserveAspectRatio offset gradientUnits
   gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform id
   rotate textLength lengthAdjust pathLength`.split(/\s+/),
);

/** A drawing of a logo is far below these. */
const mostBytes = 512 * 1024;
const mostElements = 5000;
const deepest = 50;
/** Of a thing drawn again: each may hold others, so that few can mean very many. */
const mostUses = 24;
const longestSide = 4096;

interface CleanSvg {
  svg: string;
  width: number;
  height: number;
}

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: (Node | string)[];
}

/**
 * Writes an SVG anew of what draws and nothing else: no script, no handler, no frame, no picture or style from elsewhere, no
 * animation, no entity. Undefined for what is no SVG, is too large, or has nothing left to draw.
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg | undefined {
  if (bytes.byteLength > mostBytes) return undefined;
  const text = readText(bytes);
  const root = text === undefined ? undefined : parse(text);
  if (root?.name !== 'svg') return undefined;
  const box = boxOf(root);
  if (!box) return undefined;
  const rules = readRules(stylesIn(root));
  const inside = root.children.map((child) => write(child, rules)).join('');
  if (!/<(?:path|rect|circle|ellipse|line|polyline|polygon|text|use)\b/.test(inside)) return undefined;
  const own = attributesOf(root, rules, (name) => isPresentation(name) || name === 'preserveAspectRatio');
  const [x, y, width, height] = box;
  const shown = Math.min(1, longestSide / Math.max(width, height));
  const [shownWidth, shownHeight] = [width * shown, height * shown].map((side) => Math.max(1, Math.round(side)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shownWidth}" height="${shownHeight}" viewBox="${x} ${y} ${width} ${height}"${own}>${inside}</svg>`;
  return { svg, width: shownWidth ?? 1, height: shownHeight ?? 1 };
}

/** Of a document type nothing is kept; one that defines entities is refused, for they hide what they stand for. */
function readText(bytes: Uint8Array): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
  if (/<!ENTITY/i.test(text) || /<!DOCTYPE[^>]*\[/i.test(text)) return undefined;
  return text.replace(/<!DOCTYPE[^>]*>/gi, '');
}

/** The drawing as a tree; undefined where it is no XML to its end, or larger than a drawing of a logo is. */
function parse(text: string): Node | undefined {
  const stack: Node[] = [];
  const counted = { elements: 0, uses: 0 };
  let root: Node | undefined;
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    const node: Node = {
      name: name.replace(/^svg:/, ''),
      attributes: decoded(attributes() || {}, decode),
      children: [],
    };
    counted.elements += 1;
    if (node.name === 'use') counted.uses += 1;
    stack.at(-1)?.children.push(node);
    root ??= node;
    stack.push(node);
    if (counted.elements > mostElements || counted.uses > mostUses || stack.length > deepest) throw new TooMuch();
  });
  parser.on('closeTag', () => void stack.pop());
  parser.on('text', (value, decode) => void stack.at(-1)?.children.push(decode(value)));
  parser.on('cdata', (value) => void stack.at(-1)?.children.push(value));
  try {
    parser.write(text);
    return parser.end() || stack.length > 0 ? undefined : root;
  } catch {
    return undefined;
  }
}

class TooMuch extends Error {}

const decoded = (attributes: Record<string, string>, decode: (text: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decode(value)]));

/** The part of the plane that is shown: as the view box says, else as wide and high as the drawing calls itself. */
function boxOf({ attributes }: Node): [number, number, number, number] | undefined {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] =
    box.length === 4 ? box : [0, 0, length(attributes.width), length(attributes.height)];
  const isBox =
    [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 && Math.max(width, height) < 1e6;
  return isBox ? [x, y, width, height] : undefined;
}

const length = (text = ''): number => (/^\s*[\d.]+\s*(?:px|pt|mm)?\s*$/.test(text) ? Number.parseFloat(text) : 0);

function stylesIn({ name, children }: Node): string {
  if (name === 'style') return children.filter((child) => typeof child === 'string').join('');
  return children.map((child) => (typeof child === 'string' ? '' : stylesIn(child))).join('');
}

function write(node: Node | string, rules: StyleRules, isText = false): string {
  if (typeof node === 'string') return isText ? escapeMarkup(node) : '';
  if (!elements.has(node.name)) return '';
  const attributes = attributesOf(node, rules, (name) => isPresentation(name) || geometry.has(name));
  const holdsText = ['text', 'tspan', 'title', 'desc'].includes(node.name);
  const inside = node.children.map((child) => write(child, rules, holdsText)).join('');
  return inside ? `<${node.name}${attributes}>${inside}</${node.name}>` : `<${node.name}${attributes}/>`;
}

/** Rules first, what stands at the element wins: as a browser would see it. */
function attributesOf({ name, attributes }: Node, rules: StyleRules, isKept: (name: string) => boolean): string {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(attributes)) {
    const reference = key === 'href' || key === 'xlink:href';
    if (reference && /^#[\w.:-]+$/.test(value)) found.set('href', value);
    else if (isKept(key) && isHarmless(value)) found.set(key, value);
  }
  const classes = (attributes.class ?? '').split(/\s+/).filter(Boolean);
  for (const selector of [name, ...classes.map((each) => `.${each}`), `#${attributes.id ?? ''}`]) {
    for (const [key, value] of rules.get(selector) ?? []) found.set(key, value);
  }
  for (const [key, value] of readDeclarations(attributes.style ?? '')) found.set(key, value);
  return [...found].map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`).join('');
}
