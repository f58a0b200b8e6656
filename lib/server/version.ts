import packageJson from '../../package.json' with { type: 'json' };

/** Of the shop, as operators and backups name it. */
export const shopVersion: string = packageJson.version;
