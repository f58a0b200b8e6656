/** Every drawing by its name. A name without a drawing does not compile. */
import type { SceneName } from '../../seed-types.ts';
import type { Scene } from '../look.ts';
import { boundPrint } from './bound-print.ts';
import { boxes } from './boxes.ts';
import { cards } from './cards.ts';
import { displays } from './displays.ts';
import { seating } from './seating.ts';
import { stickers } from './stickers.ts';
import { tables } from './tables.ts';
import { vessels } from './vessels.ts';

export const scenes: Record<SceneName, Scene> = {
  ...cards,
  ...boundPrint,
  ...stickers,
  ...boxes,
  ...vessels,
  ...displays,
  ...tables,
  ...seating,
};
