import { sha256 } from '../store/sha256';

/** The kernel that a build was compiled against, as the build leaves it, and how it names it. */
export function aKernel(files: object, label?: string): { text: string; digest: string } {
  const text = JSON.stringify(label === undefined ? files : { ...files, 'label.ts': `// ${label}` });
  return { text, digest: sha256(text).slice(0, 16) };
}
