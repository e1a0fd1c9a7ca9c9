/** React Refresh itself, where an alias leads from its name to ours. */
declare module 'react-refresh-itself' {
  export const createSignatureFunctionForTransform: unknown;
  export const injectIntoGlobalHook: unknown;
  export const isLikelyComponentType: unknown;
  export const register: unknown;
  export function getFamilyByType<Family>(type: unknown): Family | undefined;
  export function performReactRefresh<Family>(): {
    updatedFamilies: Set<Family>;
    staleFamilies: Set<Family>;
  } | null;
}
