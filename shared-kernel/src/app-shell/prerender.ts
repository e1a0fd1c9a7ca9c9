import React, { type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

// On the server snapshot stores return their browser value, so prerendered pages show the initial state.
const { useSyncExternalStore } = React;
React.useSyncExternalStore = (subscribe, get, getFirst = get) =>
  useSyncExternalStore(subscribe, get, getFirst);

/** HTML of components as React makes them alive where they stand. */
export const drawInPlace = (element: ReactElement): string => renderToString(element);

/**
 * HTML of components before any script has loaded: nothing responds yet, and parts that wait for code or data
 * show their loading state. For builds only.
 */
export const draw = (element: ReactElement): string =>
  renderToString(element)
    .replace(/<!--.*?-->|<template.*?<\/template>/gs, '')
    .replaceAll('<input ', '<input disabled ');
