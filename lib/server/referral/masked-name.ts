import type { Face } from '../identity/index.ts';
import { maskName } from '../kernel/mask-name.ts';

/** What promoters see of somebody; empty for who is not there any more. */
export const maskedNameOf = (face: Face | undefined): string => maskName(face?.nickname || face?.username || '');
