/** What is shown where there is nothing, nothing any more, or something went wrong. */

import { darkSteel, paperWhite, steel, timber } from '../drawing/colours.ts';
import { textLines } from '../drawing/marks.ts';
import { circle, polygon, polyline, rect } from '../drawing/outlines.ts';
import { front, ground, tipped, turned } from '../drawing/planes.ts';
import { roundShadow } from '../drawing/shadows.ts';
import { type Drawn, fill, line, rod, tube } from '../drawing/shapes.ts';
import { box, cylinder, frontOf, plate, roundBox, topOf } from '../drawing/solids.ts';
import { xy, xyz } from '../drawing/vectors.ts';
import { goods, illustration } from './stage.ts';

const [teal, red, ochre] = ['#2F8488', '#C8402F', '#E3B23C'];

function emptyBox(): Drawn {
  return [
    goods(
      {
        scene: 'carton',
        colours: ['#C9A579', '#5B4630'],
        material: 'kraft',
        details: ['open'],
        format: [1.15, 0.72, 1.05],
      },
      [0, 0, 0],
      1,
    ),
    goods({ scene: 'tape-roll', colours: [teal, '#E9E2D2'] }, [52, 38, 0], 0.9),
  ];
}

/** A signpost whose two arms disagree. */
function notFound(): Drawn {
  const arm = (z: number, way: 1 | -1, colour: string): Drawn => {
    const face = turned(front(0, 4, z), way * 3);
    const outline =
      way === 1
        ? polygon([xy(-22, 0), xy(58, 0), xy(72, 13), xy(58, 26), xy(-22, 26)])
        : polygon([xy(22, 0), xy(-58, 0), xy(-72, 13), xy(-58, 26), xy(22, 26)]);
    return [plate(face, outline, 5, colour), fill(face, rect(way === 1 ? -6 : -50, 10, 44, 6), paperWhite)];
  };
  return [
    roundShadow(0, 0, 26, 40),
    cylinder([0, 0, 0], 28, 6, '#A9A294'),
    rod([xyz(0, 0, 5), xyz(0, 0, 168)], 9, timber),
    arm(150, 1, teal),
    arm(110, -1, red),
    sheetOnGround(),
  ];
}

const sheetOnGround = (): Drawn => {
  const page = turned(ground(40, 34, 0.6), -12);
  return [
    plate(page, rect(0, 0, 46, 58), 0.6, paperWhite),
    textLines(page, { x: 8, y: 12, w: 30, h: 34 }, 5, '#1B1F24', 0.4),
  ];
};

/** A device of any kind, its lid off and its plug out, and the tool that will help. */
function brokenMachine(): Drawn {
  const sign = tipped(front(62, 40, 26), 10);
  const [at, size] = [
    [-34, -26, 3],
    [68, 52, 40],
  ] as const;
  const face = frontOf(at, size);
  return [
    tube([xyz(-34, 0, 8), xyz(-48, 4, 0.6), xyz(-56, 22, 0.6), xyz(-44, 40, 0.6)], 1.6, darkSteel),
    box([-46, 39, 0], [7, 9, 5], darkSteel),
    rod([xyz(-41, 48, 1.6), xyz(-40, 53, 1.6)], 1.2, steel),
    rod([xyz(-41, 48, 3.8), xyz(-40, 53, 3.8)], 1.2, steel),
    roundBox(at, size, 7, '#DAD5C8'),
    fill(topOf(at, size), rect(6, 6, 56, 40, 5), '#5F6A70'),
    fill(topOf(at, size), rect(10, 12, 22, 12, 2), teal),
    fill(topOf(at, size), rect(38, 10, 18, 8, 2), ochre),
    line(topOf(at, size), polyline([xy(32, 18), xy(38, 14)]), red, 1.6),
    fill(face, rect(8, 9, 30, 13, 3), '#1B1F24'),
    fill(face, circle(50, 15, 5), red),
    plate(tipped(front(-30, 42, 30), 28), rect(0, 0, 56, 34, 5), 3, '#C9C3B4'),
    plate(sign, polygon([xy(14, 0), xy(28, 25), xy(0, 25)]), 2.4, ochre),
    line(sign, polyline([xy(14, 9), xy(14, 16)]), '#1B1F24', 2.6),
    fill(sign, circle(14, 20.6, 1.6), '#1B1F24'),
    line(ground(48, 62, 0.8), polyline([xy(0, 0), xy(24, -7)]), steel, 3),
    line(ground(48, 62, 0.8), circle(-2, 0.6, 2.4), steel, 2),
  ];
}

export const states = {
  'empty-box': () => illustration(emptyBox(), 'eb'),
  'not-found': () => illustration(notFound(), 'nf'),
  'broken-machine': () => illustration(brokenMachine(), 'bm'),
};
