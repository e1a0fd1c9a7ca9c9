// Declares what the package exports, so that the API builds and type-checks without its folder.
declare module 'demo-shop' {
  export const demonstration: import('./demonstration').Demonstration;
}
