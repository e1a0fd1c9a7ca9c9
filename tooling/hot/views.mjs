/**
 * Runs in the browser, in a remote's development build: what stands in the place of each component, so that an edit of the
 * component is shown at once, with what was typed kept. React Refresh alone needs a development build of React, and the shop that a
 * remote is developed in has the one that buyers have.
 *
 * @typedef {import('react').ComponentType<Record<string, unknown>>} Component
 * @typedef {{ current: Component }} Family all versions of a component, and the last of them
 * @typedef {{ updatedFamilies: Iterable<Family>, staleFamilies: Iterable<Family> }} Edited the latter use other hooks than
 *   before, and begin anew
 * @typedef {{ edits: number, shown: Component }} Version
 */

/** @type {Map<Family, Version>} */
const versions = new Map();
/** @type {WeakMap<Family, Component>} */
const views = new WeakMap();
/** @type {WeakSet<object>} */
const known = new WeakSet();
/** @type {Set<() => void>} */
const listeners = new Set();

/** React, which is the shell's and comes after this. @type {{ react?: typeof import('react') }} */
export const host = {};

/**
 * What is shown in place of all versions of a component.
 * @param {Family} family
 */
export function viewOf(family) {
  const view = views.get(family) ?? makeView(family);
  views.set(family, view);
  known.add(view);
  return view;
}

/** @param {object} type */
export const isView = (type) => known.has(type);

/** Shows the new versions of components that were edited. @param {Edited} edited */
export function showEdits({ updatedFamilies, staleFamilies }) {
  const anew = new Set(staleFamilies);
  for (const family of [...updatedFamilies, ...anew]) {
    const version = versionOf(family);
    version.edits += 1;
    if (anew.has(family) || !isPlain(family.current)) version.shown = lastOf(family);
  }
  for (const listener of [...listeners]) listener();
}

/** @param {Family} family */
function makeView(family) {
  /** @param {Record<string, unknown>} props */
  return function View(props) {
    const { createElement, useSyncExternalStore } = /** @type {typeof import('react')} */ (host.react);
    useSyncExternalStore(subscribe, () => versionOf(family).edits);
    return createElement(versionOf(family).shown, props);
  };
}

/** @param {() => void} listener */
function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {Family} family */
function versionOf(family) {
  const version = versions.get(family) ?? { edits: 0, shown: lastOf(family) };
  versions.set(family, version);
  return version;
}

/** A component that always is the last version; what is no function, such as `memo`, begins anew with each. @param {Family} family */
function lastOf(family) {
  if (!isPlain(family.current)) return family.current;
  return (/** @type {Record<string, unknown>} */ props) =>
    isPlain(family.current) ? family.current(props) : null;
}

/** @param {Component} type @returns {type is import('react').FunctionComponent<Record<string, unknown>>} */
const isPlain = (type) => typeof type === 'function' && !type.prototype?.isReactComponent;
