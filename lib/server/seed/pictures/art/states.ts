/** What is shown where there is nothing, nothing any more, or something went wrong. */

import { darkSteel, paperWhite, steel, timber } from '../drawing/colours.ts';
import { registrationMark, textLines } from '../drawing/marks.ts';
import { circle, polygon, polyline, rect } from '../drawing/outlines.ts';
import { front, ground, tipped, turned } from '../drawing/planes.ts';
import { roundShadow } from '../drawing/shadows.ts';
import { type Drawn, fill, line, rod, tube } from '../drawing/shapes.ts';
import { cylinder, plate } from '../drawing/solids.ts';
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
    registrationMark(page, 23, 22, 12, red),
    registrationMark(page, 27, 25, 12, teal),
    textLines(page, { x: 8, y: 42, w: 30, h: 10 }, 2, '#1B1F24', 0.4),
  ];
};

/** A printer that has swallowed its sheet, its lid up, and the tool that will help. */
function brokenMachine(): Drawn {
  const sign = tipped(front(62, 40, 26), 10);
  return [
    tube([xyz(2, 8, 3), xyz(-14, 10, 0.6), xyz(-18, 26, 0.6), xyz(-34, 30, 0.6)], 1.6, darkSteel),
    goods({ scene: 'printer', colours: ['#DAD5C8', teal, red], details: ['open'] }, [0, 0, 0], 1),
    crumpled(20, 64),
    plate(sign, polygon([xy(14, 0), xy(28, 25), xy(0, 25)]), 2.4, ochre),
    line(sign, polyline([xy(14, 9), xy(14, 16)]), '#1B1F24', 2.6),
    fill(sign, circle(14, 20.6, 1.6), '#1B1F24'),
    line(ground(48, 62, 0.8), polyline([xy(0, 0), xy(24, -7)]), steel, 3),
    line(ground(48, 62, 0.8), circle(-2, 0.6, 2.4), steel, 2),
  ];
}

const crumpled = (x: number, y: number): Drawn => [
  { ...fill(ground(x, y, 0), circle(2, 1, 8), '#2A2016'), opacity: 0.14 },
  fill(
    front(x - 7, y, 13),
    polygon([xy(1, 4), xy(6, 0), xy(12, 2), xy(15, 8), xy(12, 13), xy(4, 13), xy(0, 9)]),
    paperWhite,
  ),
  fill(front(x - 7, y, 13), polygon([xy(6, 0), xy(12, 2), xy(8, 7)]), '#E4DCCB'),
  fill(front(x - 7, y, 13), polygon([xy(15, 8), xy(12, 13), xy(8, 7)]), '#D3C9B6'),
  fill(front(x - 7, y, 13), polygon([xy(0, 9), xy(8, 7), xy(4, 13)]), '#DED5C3'),
];

export const states = {
  'empty-box': () => illustration(emptyBox(), 'eb'),
  'not-found': () => illustration(notFound(), 'nf'),
  'broken-machine': () => illustration(brokenMachine(), 'bm'),
};
