/** Unit, database and API tests, in Node itself: it strips the types, and files share what they load (ADR 0028). */
export default {
  runner: '<rootDir>/scripts/testing/jest-runner.mjs',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/.next'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/data'],
  setupFilesAfterEnv: ['<rootDir>/scripts/testing/jest-in-node.mjs'],
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
  // A throw-away PostgreSQL, unless TEST_DATABASE_URL names a server.
  globalSetup: '<rootDir>/scripts/testing/jest-database.ts',
  globalTeardown: '<rootDir>/scripts/testing/jest-database-stop.ts',
  testSequencer: '<rootDir>/scripts/testing/jest-waiting-first.mjs',
  // Each waits for the database half of its time: three keep two processors busy.
  maxWorkers: 3,
};
