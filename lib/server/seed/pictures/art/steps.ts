/** How it works, in four drawings: configure, quote, produce, deliver. */
import { darkSteel, kraftBrown, paperWhite, tone } from '../drawing/colours.ts';
import { registrationMark, textLines } from '../drawing/marks.ts';
import { circle, polygon, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, type Plane, turned } from '../drawing/planes.ts';
import { lathe } from '../drawing/rounds.ts';
import { type Drawn, fill, line } from '../drawing/shapes.ts';
import { box, drum, plate, roundBox } from '../drawing/solids.ts';
import { type V2, xy } from '../drawing/vectors.ts';
import { floor, goods, illustration } from './stage.ts';

const [teal, red, ochre, blue] = ['#0F5B5E', '#C8402F', '#E3B23C', '#2E6F9E'];

/** A line with arrow heads at both ends, as on a technical drawing. */
function dimension(plane: Plane, [x1, y1]: V2, [x2, y2]: V2): Drawn {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [c, s] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = (x: number, y: number, way: number) =>
    polygon([
      xy(x, y),
      xy(x + way * (c * 7 - s * 3.4), y + way * (s * 7 + c * 3.4)),
      xy(x + way * (c * 7 + s * 3.4), y + way * (s * 7 - c * 3.4)),
    ]);
  return [
    line(plane, polyline([xy(x1 + c * 6, y1 + s * 6), xy(x2 - c * 6, y2 - s * 6)]), red, 1.8),
    fill(plane, head(x1, y1, 1), red),
    fill(plane, head(x2, y2, -1), red),
  ];
}

function configure(): Drawn {
  const panel = front(146, 66, 112);
  return [
    floor(260, 160, '#CFE0DB'),
    goods({ scene: 'carton', colours: [teal, '#E9DFC8'], details: ['printed'] }, [28, 32, 0], 2.2),
    dimension(ground(0, 0, 0.3), [28, 104], [106, 104]),
    dimension(ground(0, 0, 0.3), [118, 94], [118, 34]),
    dimension(front(20, 94, 58), [0, 0], [0, 57]),
    plate(panel, rect(0, 0, 92, 104, 6), 5, '#F4F1EA', paperWhite),
    [0.2, 0.38, 0.56].map((t, i) => [
      line(panel, polyline([xy(12, 104 * t), xy(80, 104 * t)]), '#D5CDBD', 4),
      line(panel, polyline([xy(12, 104 * t), xy(30 + i * 15, 104 * t)]), teal, 4),
      fill(panel, circle(30 + i * 15, 104 * t, 5.4), teal),
    ]),
    [teal, red, ochre, blue].map((colour, i) => [
      fill(panel, circle(18 + i * 18.6, 76, 7), colour),
      i === 0 && line(panel, circle(18, 76, 9.6), '#1B1F24', 1.6),
    ]),
    fill(panel, rect(12, 89, 68, 8, 2), '#E9E2D2'),
  ];
}

function quote(): Drawn {
  const page = turned(ground(62, 22, 1.2), -6);
  return [
    floor(260, 170, '#EADFC8'),
    plate(page, rect(0, 0, 104, 138), 1.2, paperWhite),
    registrationMark(page, 16, 16, 8, teal),
    fill(page, rect(30, 11, 40, 8), teal),
    [38, 56, 74].map((y) => [
      textLines(page, { x: 10, y, w: 48, h: 10 }, 1, '#1B1F24', 0.5),
      fill(page, rect(76, y + 2, 18, 5), '#1B1F24', 0.55),
    ]),
    line(page, polyline([xy(10, 92), xy(94, 92)]), '#B9B2A3', 1),
    fill(page, rect(58, 99, 36, 9), red),
    line(page, circle(26, 112, 14), red, 2.6, 0.9),
    line(page, polyline([xy(18, 112), xy(24, 118), xy(35, 105)]), red, 3.2),
    calculator(),
    stampOn(),
  ];
}

function calculator(): Drawn {
  const top = ground(186, 40, 9);
  return [
    roundBox([182, 36, 0], [58, 84, 9], 6, teal),
    fill(top, rect(2, 2, 46, 18, 2), '#CFE3DC'),
    line(top, [...polyline([xy(22, 8), xy(43, 8)]), ...polyline([xy(30, 14), xy(43, 14)])], '#23454A', 2.4),
    Array.from({ length: 12 }, (_, i) =>
      roundBox(
        [188.4 + (i % 3) * 16, 64 + Math.floor(i / 3) * 13, 9],
        [12, 9, 2.4],
        2,
        i === 11 ? red : i % 3 === 2 ? ochre : paperWhite,
      ),
    ),
  ];
}

const stampOn = (): Drawn => [
  lathe([40, 128], [xy(13, 0), xy(13, 6)], '#3A3F45'),
  lathe([40, 128], [xy(12, 6), xy(5, 12), xy(4.4, 24), xy(9, 31), xy(9.4, 38), xy(6, 43)], '#A8643A'),
];

/** A press seen from its open side: the sheet runs from the left between the rollers on to the pile. */
function produce(): Drawn {
  const top = ground(206, 36, 29);
  const roller = (x: number, z: number, r: number, colour: string): Drawn => [
    drum([x, 86, z], r, 54, colour, tone(colour, -0.06)),
    fill(front(x, 86.1, z), circle(0, 0, r * 0.3), darkSteel),
  ];
  return [
    floor(300, 170, '#DDE6E0'),
    box([30, 30, 0], [146, 58, 40], teal),
    line(front(30, 88, 40), polyline([xy(10, 27), xy(136, 27)]), ochre, 4),
    [red, ochre, '#1B1F24'].map((colour, i) => fill(front(42, 88.1, 30), circle(5 + i * 15, 5, 4.6), colour)),
    plate({ origin: [14, 34, 66], u: [0.94, 0, -0.34], v: [0, 1, 0] }, rect(0, 0, 52, 50), 2, darkSteel, '#E9DFC8'),
    box([70, 30, 40], [92, 6, 72], tone(teal, -0.05)),
    roller(88, 60, 14, '#B9BEC2'),
    roller(88, 92, 15, red),
    roller(126, 62, 16, '#B9BEC2'),
    roller(126, 96, 15, ochre),
    box([68, 30, 110], [96, 58, 7], teal),
    [68, 154].map((x) => box([x, 80, 40], [10, 8, 72], teal)),
    plate({ origin: [164, 38, 52], u: [0.9, 0, -0.43], v: [0, 1, 0] }, rect(0, 0, 34, 46), 0.6, '#E9DFC8', '#F0D9CE'),
    box([198, 30, 0], [74, 64, 8], kraftBrown),
    Array.from({ length: 14 }, (_, i) =>
      box([206, 36, 8 + i * 1.5], [58, 52, 1.5], i % 4 === 3 ? tone(paperWhite, -0.08) : paperWhite),
    ),
    fill(top, rect(6, 6, 44, 24), red),
    fill(top, circle(38, 32, 10), ochre),
    textLines(top, { x: 6, y: 35, w: 18, h: 12 }, 3, '#1B1F24'),
    registrationMark(top, 52, 46, 4.6, '#1B1F24'),
  ];
}

function deliver(): Drawn {
  return [
    floor(330, 170, '#F0D9CE'),
    line(ground(0, 0, 0.2), polyline([xy(20, 140), xy(300, 140)]), '#FBF6EE', 5),
    goods({ scene: 'moving-truck', colours: [teal, '#F4F1EA', red], details: ['boxes'] }, [62, 34, 0], 1.42),
    pin(),
  ];
}

const pin = (): Drawn => [
  { ...fill(ground(300, 136, 0.3), circle(0, 0, 10), '#2A2016'), opacity: 0.18 },
  { ...fill(front(300, 136, 60), pinOutline, red) },
  fill(front(300, 136, 60), circle(0, 17, 7), paperWhite),
];

const pinOutline = smooth(
  [xy(0, 60), xy(-9, 38), xy(-17, 22), xy(-14, 6), xy(0, -1), xy(14, 6), xy(17, 22), xy(9, 38)],
  true,
);

export const steps = {
  'step-configure': () => illustration(configure(), 'sc'),
  'step-quote': () => illustration(quote(), 'sq'),
  'step-produce': () => illustration(produce(), 'sp'),
  'step-deliver': () => illustration(deliver(), 'sd'),
};
