/** Unit, database and API tests. ES modules run as they are; swc only strips the types. */
export default {
  testEnvironment: '<rootDir>/scripts/jest-environment.mjs',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/.next'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/data'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // A throw-away PostgreSQL, unless TEST_DATABASE_URL names a server.
  globalSetup: '<rootDir>/scripts/jest-database.ts',
  globalTeardown: '<rootDir>/scripts/jest-database-stop.ts',
  maxWorkers: 2,
  // Jest never lets go of the modules of a file that has run: some 35 MB for one that loads the API.
  workerIdleMemoryLimit: '1GB',
  // Against what hangs, not a measure: no test has a limit of its own, for a loaded machine takes its time with any of them.
  testTimeout: 600_000,
};
