/** The libraries themselves, under names that the share policy does not redirect to the platform's own modules. */
declare module 'platform-source/zustand' {
  export * from 'zustand';
}
