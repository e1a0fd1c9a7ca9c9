/** What the apps may take from zustand. */
export { create, createStore, useStore } from 'platform-source/zustand';
