/** A version that databases of today may be of. */
interface Version {
  /** Its tag is this with a `v` before it. */
  name: string;
  /** Where tags were lost on the way. */
  commit: string;
  /** When the last migration was made that it has. */
  migratedAt: number;
}

/**
 * From each of them a database comes to this version by itself, in one start (`docs/upgrading.md`). The first is the last one that
 * knew the steps which the baseline stands for: what is older than that goes through it. A new line with each release.
 */
export const versions = [
  { name: '0.0.1', commit: '9cc7c672f26d89be7db1824930171f02e06b7e64', migratedAt: 1795400251051 },
  { name: '0.1.0', commit: '2a0b59f811e32847d3592facf3dadc9c71da8912', migratedAt: 1795707240728 },
] as const satisfies readonly [Version, ...Version[]];

/** The version that carries over databases of before the baseline. */
export const bridge: Version = versions[0];
