/**
 * Where the shop answers something else than pages: files, calls, what processes ask each other. What stands before the pages, redirects and
 * names of requests take it from here; the `matcher` of the middleware has to be written out, and a test compares it.
 */
export const ownFolders = ['_next', 'api', 'storage', 'internal', 'build', 'sitemaps', 'art', 'static'] as const;

const pattern = new RegExp(`^/(?:${ownFolders.join('|')})(?=/|$)`);

/** The folder that a path is, or lies in, such as `/storage`; undefined for whatever may be a page. */
export const ownFolderOf = (path: string): string | undefined => pattern.exec(path)?.[0];
