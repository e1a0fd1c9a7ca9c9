declare module 'fs-native-extensions' {
  /** Locks an open file for this process alone. @returns whether it could */
  export function tryLock(fd: number): boolean;
}
