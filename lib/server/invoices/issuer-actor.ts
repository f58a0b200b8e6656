import type { Member } from '../kernel/actor.ts';
import type { Issuer } from './issuers.ts';

/** Somebody who works for whoever issues: of a store, or of the desk for the platform. */
export interface IssuerActor {
  member: Member;
  issuer: Issuer;
}
