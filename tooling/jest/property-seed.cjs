// A property that fails prints its seed; TEST_SEED=<seed> draws the same examples again.
const { testPath = '' } = expect.getState();
const seed = Number(process.env['TEST_SEED'] ?? '');
if (process.env['TEST_SEED'] && testPath.includes('.property.test.')) {
  const { configureGlobal, readConfigureGlobal } = module.require('fast-check');
  configureGlobal({ ...readConfigureGlobal(), seed });
}
