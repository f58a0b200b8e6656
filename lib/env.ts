/**
 * Settings the page side may know, read when they are needed: pages are built before the shop knows its address, and
 * one build serves many machines.
 */
export const publicEnv = {
  /** The shop's own address, without a trailing slash. */
  get publicUrl(): string {
    const port = process.env.PORT || '3000';
    return (process.env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, '');
  },
  /** Another server's API, or undefined for the one in this process. */
  get apiUrl(): string | undefined {
    return process.env.API_URL?.replace(/\/+$/, '') || undefined;
  },
  /** Where readers fetch stored files from a bucket that is open to them; undefined where it is not. */
  get bucketUrl(): string | undefined {
    return process.env.S3_PUBLIC_URL || undefined;
  },
};
