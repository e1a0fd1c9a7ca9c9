// A stylesheet without classes. Those of a CSS module are declared by `npm run css-types`.
declare module '*.css' {}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
