import { databasePreset, engine, inDrills } from 'tooling/jest/presets.mjs';

/**
 * The tests that run on the embedded database, too: what opens and locks it, and together all SQL that is written by
 * hand, which is where two PostgreSQLs may differ. A run that leaves some of it out fails and says which
 * (`src/testing/drop-template.ts`).
 */
const onEmbedded = [
  'admin/log/trace',
  'db/{at-rest,data-folder.embedded,database,folder-lock,hosts,nearly}',
  'db/migration/*',
  'housekeeping',
  'migrate/check-migrations',
  'modules/budget/budget',
  'modules/cart/{batch,cart}',
  'modules/catalogue/{bought,catalogue,empty-search,facets,narrowed-pages,related}',
  'modules/client/client',
  'modules/notification/outbox',
  'modules/order/{colleagues-orders,order,submit}',
  'modules/purchase-list/purchase-list',
  'modules/purchase-request/purchase-request',
  'modules/quote/quote',
  'modules/search/search',
];

const ofEngine = {
  // The engine of an installation: everything but what is about the embedded one.
  postgresql: { testPathIgnorePatterns: ['\\.embedded\\.test\\.ts$'] },
  // The engine of a try-out.
  embedded: {
    testPathIgnorePatterns: ['\\.postgresql\\.test\\.ts$'],
    ...(!inDrills && {
      testMatch: onEmbedded.map((test) => `<rootDir>/src/${test}.test.ts`),
      setupFilesAfterEnv: [...databasePreset.setupFilesAfterEnv, '<rootDir>/src/testing/record-sql.ts'],
    }),
  },
};

export default { ...databasePreset, ...ofEngine[engine] };
