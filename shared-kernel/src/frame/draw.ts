import React, { type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

// Stores say what they hold in a browser; drawn is what they hold there at the start.
const { useSyncExternalStore } = React;
React.useSyncExternalStore = (subscribe, get, getFirst = get) =>
  useSyncExternalStore(subscribe, get, getFirst);

/**
 * What a browser shows of components before any script has come, as HTML: nothing in it works yet, and whatever waits
 * for code or data shows that it waits. For builds alone.
 */
export const draw = (element: ReactElement): string =>
  renderToString(element)
    .replace(/<!--.*?-->|<template.*?<\/template>/gs, '')
    .replaceAll('<input ', '<input disabled ');
