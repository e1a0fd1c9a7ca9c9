// Arco reads `element.ref` and animates its own roots; React warns of both in tests, and no screen can
// prevent it. Everything else on the console is shown.
const animated = new Set(['Root', 'Message', 'Transition', 'TransitionGroup', 'Modal', 'ConfirmModal']);

const isArcoNoise = ([message, component]: unknown[]): boolean =>
  typeof message === 'string' &&
  (message.startsWith('Accessing element.ref was removed') ||
    (message.startsWith('An update to %s inside a test') && animated.has(String(component))));

const { error } = console;
console.error = (...args: unknown[]) => {
  if (!isArcoNoise(args)) error.apply(console, args);
};
