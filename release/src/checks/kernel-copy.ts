import type { Surface } from '../publish/kernel-surfaces';

/** A kernel to be put before the compiler, by the digests of the surfaces that its parts come from. */
export interface KernelCopy {
  digest: string;
  /** Where what the apps offer one another, routes and slots, is taken from. */
  offers: string;
  /** Where the contracts of the calls are taken from. */
  contracts: string;
}

export const asBuilt = (digest: string): KernelCopy => ({ digest, offers: digest, contracts: digest });

const parts = [
  { name: 'offers', files: /^apps\// },
  { name: 'contracts', files: /^contracts\// },
] as const;

export function folderOf(kernel: KernelCopy): string {
  const borrowed = parts.filter(({ name }) => kernel[name] !== kernel.digest);
  return [`./kernel-${kernel.digest}`, ...borrowed.map(({ name }) => `with-${name}-of-${kernel[name]}`)].join(
    '-',
  );
}

/** Digests of the surfaces that a copy is made of. */
export const digestsOf = ({ digest, offers, contracts }: KernelCopy): string[] => [digest, offers, contracts];

/** The files of a copy. A surface that states none of a part leaves it as the kernel's own. */
export function filesOf(kernel: KernelCopy, surfaceOf: (digest: string) => Surface): Surface {
  let copy = Object.entries(surfaceOf(kernel.digest));
  for (const { name, files } of parts) {
    const taken = Object.entries(surfaceOf(kernel[name])).filter(([path]) => files.test(path));
    if (taken.length > 0) copy = [...copy.filter(([path]) => !files.test(path)), ...taken];
  }
  return Object.fromEntries(copy);
}
