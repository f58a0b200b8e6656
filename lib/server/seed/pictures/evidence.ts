import sharp from 'sharp';
import type { PictureSpec } from '../seed-types.ts';
import { drawPicture } from './draw-picture.ts';

/** What customers photograph when something is wrong. */
export type EvidenceScene = 'box' | 'colour' | 'crease' | 'scratch';

const side = 900;

/** Inside a drawing of the shop, in its 1200 units. */
const withMarks = (svg: string, marks: string) => svg.replace(/<\/svg>\s*$/, `${marks}</svg>`);

/** The ring somebody draws on a photograph: look here. */
const ring = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#D8301F" stroke-width="14" transform="rotate(-8 ${x} ${y})"/>`;

/** A carton whose corner gave way. */
function crushedBox(): string {
  const carton: PictureSpec = {
    scene: 'carton',
    colours: ['#B98A55', '#8A6236'],
    material: 'kraft',
    details: ['printed'],
  };
  const dent = [
    '<path d="M300 520 420 470 470 540 560 520 520 640 590 720 470 700 410 790 380 670 290 650Z" fill="#4E3519"/>',
    '<path d="M330 540 420 510 460 570 520 560 490 640 530 690 460 670 420 730 400 650 330 630Z" fill="#2B1C0C"/>',
    '<path d="M560 520 660 470M590 720 700 760M410 790 400 880M300 520 240 450" stroke="#6B4A26" stroke-width="9" fill="none" stroke-linecap="round"/>',
  ];
  return withMarks(drawPicture(carton), dent.join('') + ring(440, 630, 240, 220));
}

/** The proof on the left, what came on the right: the same sheet in other inks. */
function wrongColour(): string {
  const print = (colours: string[]) => drawPicture({ scene: 'poster', colours, material: 'paper' });
  const half = (svg: string, x: number) => svg.replace('<svg ', `<svg x="${x}" y="300" width="600" height="600" `);
  const frame =
    '<rect width="1200" height="1200" fill="#E9E3D6"/><path d="M600 240V960" stroke="#A79F8E" stroke-width="6"/>';
  const [proof, came] = [print(['#0F5B5E', '#E9DFC8', '#C8402F']), print(['#7A6A3A', '#E9DFC8', '#E08A2E'])];
  const marks = `<path d="m250 990 40 44 86-96" fill="none" stroke="#2F7D4F" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/><path d="m850 940 90 90m0-90-90 90" stroke="#D8301F" stroke-width="22" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200">${frame}${half(proof, 0)}${half(came, 600)}${marks}</svg>`;
}

/** A sheet that was folded on its way. */
function creasedSheet(): string {
  const sheet: PictureSpec = { scene: 'poster', colours: ['#2E6F9E', '#F1E7D0', '#E3B23C'], material: 'paper' };
  const folds = [
    '<path d="M330 420 520 560 640 540 880 760" fill="none" stroke="#FFFFFF" stroke-width="16" opacity=".85"/>',
    '<path d="M338 434 524 574 640 556 872 772" fill="none" stroke="#1B1F24" stroke-width="7" opacity=".4"/>',
    '<path d="M520 560 500 700M640 540 700 400" fill="none" stroke="#FFFFFF" stroke-width="9" opacity=".7"/>',
  ];
  return withMarks(drawPicture(sheet), folds.join('') + ring(600, 570, 300, 170));
}

/** A surface that something was dragged across. */
function scratched(): string {
  const panel: PictureSpec = { scene: 'cabinet', colours: ['#D9DCDD', '#8A9196'], material: 'metal' };
  const lines = [
    '<path d="M470 520 700 610M490 560 680 640M530 520 640 560" fill="none" stroke="#4A4F54" stroke-width="8" stroke-linecap="round"/>',
    '<path d="M474 526 704 616" fill="none" stroke="#FFFFFF" stroke-width="4"/>',
  ];
  return withMarks(drawPicture(panel), lines.join('') + ring(585, 580, 190, 120));
}

const drawings: Record<EvidenceScene, () => string> = {
  box: crushedBox,
  colour: wrongColour,
  crease: creasedSheet,
  scratch: scratched,
};

/** As a phone would send it. */
export async function drawEvidence(scene: EvidenceScene): Promise<Buffer> {
  const density = (72 * side) / 1200;
  return sharp(Buffer.from(drawings[scene]()), { density })
    .resize(side, side)
    .flatten()
    .jpeg({ quality: 78 })
    .toBuffer();
}
