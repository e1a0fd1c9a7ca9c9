// Starts with a remote: whoever imports a component, the shell among them, is handed what stands in its place.

import { getFamilyByType } from './react-refresh/runtime.mjs';
import { isView, viewOf } from './views.mjs';

/** @param {object} exported */
const withViews = (exported) =>
  new Proxy(exported, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver);
      const family = canBeComponent(value) && !isView(value) ? getFamilyByType(value) : undefined;
      return family ? viewOf(family) : value;
    },
  });

/** @param {unknown} value @returns {value is object} */
const canBeComponent = (value) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

__webpack_require__.i.push((execution) => {
  const { id, factory } = execution;
  if (!`${id}`.endsWith('.tsx')) return;
  execution.factory = function (module, ...rest) {
    factory.call(this, module, ...rest);
    module.exports = withViews(module.exports);
  };
});
