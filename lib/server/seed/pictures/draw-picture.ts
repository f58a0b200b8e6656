/** Pictures of the shop's goods: one hand, one light, one projection; the same order gives the same picture, always. */
import { type PictureSpec, type SceneName, sceneNames } from '../seed-types.ts';
import { chroma, mixColours, paperGround, tint } from './drawing/colours.ts';
import { compose } from './drawing/compose.ts';
import { lookOf } from './look.ts';
import { scenes } from './scenes/scenes.ts';

/** Side of the square every picture is drawn in. */
const pictureSide = 1200;

/** The details each drawing understands; anything else in a spec's `details` changes nothing. */
export const sceneDetails = Object.fromEntries(sceneNames.map((name) => [name, [...scenes[name].details]])) as Record<
  SceneName,
  string[]
>;

/** The colour that stands for the picture before it has loaded. */
export const dominantColour = (spec: PictureSpec): string => groundColour(spec);

/** Paper, tinted by the liveliest of the colours: pale goods stand out and a page of pictures is not one grey. */
function groundColour(spec: PictureSpec): string {
  const liveliest = [...spec.colours].sort((a, b) => chroma(b) - chroma(a))[0] ?? paperGround;
  return mixColours(paperGround, tint(liveliest), 0.55);
}

/** What stays free at each side of the largest. */
const least = 130;

export function drawPicture(spec: PictureSpec): string {
  const drawn = scenes[spec.scene].draw(lookOf(spec));
  // A small one is to be seen on a card, too: half of what it lacks is drawn.
  const filled = (1 + (spec.scale ?? 1)) / 2;
  const margin = least + ((1 - filled) * (pictureSide - 2 * least)) / 2;
  return compose(drawn, { width: pictureSide, height: pictureSide, margin, ground: groundColour(spec) });
}
