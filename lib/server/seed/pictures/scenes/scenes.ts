/** Every drawing by its name. A name without a drawing does not compile. */
import type { SceneName } from '../../seed-types.ts';
import type { Scene } from '../look.ts';
import { boundPrint } from './bound-print.ts';
import { boxes } from './boxes.ts';
import { cards } from './cards.ts';
import { climate } from './climate.ts';
import { deskDevices } from './desk-devices.ts';
import { displays } from './displays.ts';
import { machines } from './machines.ts';
import { movingPainting } from './moving-painting.ts';
import { networks } from './networks.ts';
import { roomParts } from './room-parts.ts';
import { rooms } from './rooms.ts';
import { screens } from './screens.ts';
import { seating } from './seating.ts';
import { security } from './security.ts';
import { signs } from './signs.ts';
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
  ...signs,
  ...tables,
  ...seating,
  ...roomParts,
  ...machines,
  ...screens,
  ...deskDevices,
  ...networks,
  ...security,
  ...supplies,
  ...rooms,
  ...climate,
  ...trades,
  ...movingPainting,
};
