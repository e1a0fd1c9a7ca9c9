declare module 'fs-native-extensions' {
  /** Locks an open file for this process. @returns whether it succeeded */
  export function tryLock(fd: number): boolean;
}
