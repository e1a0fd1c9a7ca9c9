// What the components of a remote are made with while it is developed: the shell's React, with a view in place of each component.

import * as react from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { getFamilyByType } from './react-refresh/runtime.mjs';
import { host, isView, viewOf } from './views.mjs';

host.react = react;

export { Fragment } from 'react/jsx-runtime';

/**
 * @param {import('react').ElementType} type
 * @param {unknown} props
 * @param {import('react').Key} [key]
 * @param {boolean} [hasFixedChildren]
 */
export function jsxDEV(type, props, key, hasFixedChildren) {
  const family = typeof type === 'string' || isView(type) ? undefined : getFamilyByType(type);
  return (hasFixedChildren ? jsxs : jsx)(family ? viewOf(family) : type, props, key);
}
