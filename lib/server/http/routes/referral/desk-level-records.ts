import type { z } from 'zod';
import type { promoterLevelBody } from '#lib/contract/referral/desk-levels.ts';
import { ofTextFields } from '#lib/i18n/texts.ts';
import { formatFen, parseFen } from '#lib/server/kernel/money.ts';
import type { Level } from '#lib/server/referral/index.ts';

export const toLevelRecord = (level: Level, promoters: number) => ({
  id: level.id,
  names: level.names,
  level1_bp: level.bpL1,
  level2_bp: level.bpL2,
  self_bp: level.selfBp,
  rises_from: level.risesFromAmount === null ? null : formatFen(level.risesFromAmount),
  is_active: level.isActive,
  promoters,
  version: level.version,
});

/** Of a percentage the hundredths are basis points, as of yuan they are fen. */
const toBasisPoints = parseFen;

export const toLevel = ({ id, version, ...body }: z.output<typeof promoterLevelBody>) => ({
  id,
  version,
  facts: {
    names: ofTextFields('name_', body),
    bpL1: toBasisPoints(body.level1),
    bpL2: toBasisPoints(body.level2),
    selfBp: toBasisPoints(body.self),
    risesFromAmount: body.rises_from === '' ? null : parseFen(body.rises_from),
    isActive: body.is_active,
  },
});
