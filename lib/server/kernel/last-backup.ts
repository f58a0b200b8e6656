/** In the data folder: when `npm run backup` was last done with it. */
export const lastBackupFile = 'last-backup.json';
