/** Every drawing by its name. A name without a drawing does not compile. */
import type { SceneName } from '../../seed-types.ts';
import type { Scene } from '../look.ts';
import { boundPrint } from './bound-print.ts';
import { boxes } from './boxes.ts';
import { cards } from './cards.ts';
import { displays } from './displays.ts';
import { machines } from './machines.ts';
import { networks } from './networks.ts';
import { rooms } from './rooms.ts';
import { screens } from './screens.ts';
import { seating } from './seating.ts';
import { stickers } from './stickers.ts';
import { supplies } from './supplies.ts';
import { tables } from './tables.ts';
import { trades } from './trades.ts';
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
  ...machines,
  ...screens,
  ...networks,
  ...supplies,
  ...rooms,
  ...trades,
};
