import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import type { RenderedPage } from './packed-page.ts';

/** A sheet of the build as Next names it in a page's head. */
const sheetLink = /<link rel="stylesheet" href="\/_next\/static\/([^"?]+\.css)" data-precedence="next"\/>/g;

const classAttribute = /\sclass="([^"]*)"/g;

/** What a selector needs to be there; who must not be there does not count. */
const excluded = /:not\([^()]*\)/g;
const className = /\.(-?[A-Za-z_][\w-]*)/g;

/** A rule, and the classes of which it needs one in the page; none: every page needs it. */
interface Piece {
  text: string;
  classes: string[];
  /** An animation, needed where a needed rule names it. */
  animation?: string;
}

/**
 * Puts into a finished page the rules that it needs, so that it is painted when it arrives and not when its sheets do. The sheets
 * still come, without holding anything up: they are `print` until they are there (`lib/session/styles-script.ts`).
 * `folder` holds what is served below `/_next/static/`.
 */
export function createFirstStyles(folder: string): (page: RenderedPage) => Promise<RenderedPage> {
  const sheets = new Map<string, Promise<Piece[]>>();
  const piecesOf = (name: string): Promise<Piece[]> => {
    const known = sheets.get(name) ?? readFile(path.join(folder, name), 'utf8').then(cutSheet);
    sheets.set(name, known);
    // One that could not be read is tried again.
    known.catch(() => sheets.delete(name));
    return known;
  };
  return async (page) => {
    if (!String(page.headers['content-type'] ?? '').startsWith('text/html')) return page;
    const html = page.body.toString('utf8');
    const names = [...html.matchAll(sheetLink)].map(([, name = '']) => name);
    if (names.length === 0) return page;
    const sheetsOfPage = await Promise.all(names.map(piecesOf));
    return { ...page, body: Buffer.from(withFirstStyles(html, sheetsOfPage.flat())) };
  };
}

function withFirstStyles(html: string, pieces: Piece[]): string {
  const present = new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')));
  const isPresent = ({ classes }: Piece) => classes.length === 0 || classes.some((name) => present.has(name));
  const rules = join(pieces.filter((piece) => piece.animation === undefined && isPresent(piece)));
  const style = `<style>${join(pieces.filter(({ animation }) => animation && rules.includes(animation)))}${rules}</style>`;
  let isFirst = true;
  return html.replace(sheetLink, (link) => {
    const before = isFirst ? style : '';
    isFirst = false;
    return before + link.replace('<link ', '<link media="print" ');
  });
}

/** Conditions around rules; what stands in one is cut within it. */
const condition = /^(?:media|supports|layer|container)$/;

/** Cut where one page may need a rule and another not. */
export function cutSheet(css: string): Piece[] {
  return postcss.parse(css).nodes.flatMap(cutNode);
}

function cutNode(node: ChildNode): Piece[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ text: node.toString(), classes: classesOf(node.selector) }];
  if (node.type === 'decl') return [];
  const { name, params, nodes } = node;
  if (!nodes) return [{ text: `${node.toString()};`, classes: [] }];
  if (name === 'keyframes') return [{ text: node.toString(), classes: [], animation: params }];
  if (!condition.test(name)) return [{ text: node.toString(), classes: [] }];
  return nodes.flatMap(cutNode).map((piece) => ({ ...piece, text: `@${name} ${params}{${piece.text}}` }));
}

const classesOf = (selector: string): string[] => [
  ...new Set([...selector.replaceAll(excluded, '').matchAll(className)].map(([, name = '']) => name)),
];

const join = (pieces: Piece[]): string => pieces.map(({ text }) => text).join('');
