// States what the package offers, so that the API builds and checks without its folder.
declare module 'demo-shop' {
  export const demonstration: import('./demonstration').Demonstration;
}
