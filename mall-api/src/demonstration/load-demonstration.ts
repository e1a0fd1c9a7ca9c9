import type { Demonstration } from './demonstration';

const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes('demo-shop');

/**
 * Loads the demonstration; a shop with its own data does not need it.
 * @throws Error with instructions when its folder is missing
 */
export async function loadDemonstration(): Promise<Demonstration> {
  try {
    return (await import('demo-shop')).demonstration;
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Error('DEMO=on needs the folder demo-shop, which is not here: put it back, or set DEMO=off', {
      cause: error,
    });
  }
}
