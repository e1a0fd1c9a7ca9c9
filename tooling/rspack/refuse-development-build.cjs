module.exports = function refuseDevelopmentBuild() {
  throw new Error('A development build of a library: alias it in tooling/rspack/production-builds.mjs');
};
