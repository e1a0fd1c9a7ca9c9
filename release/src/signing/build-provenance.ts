import { z } from 'zod';
import { parseJson } from '../store/json-files';

const PROVENANCE = 'provenance.json';
const BILL = 'sbom.cdx.json';

/** What a build says of where it comes from, in `dist/provenance.json`. */
export const buildFacts = z.object({
  source: z.object({
    /** Null where the sources are under no version control. */
    commit: z.string().nullable(),
    /** Whether they held changes that no commit has. */
    changed: z.boolean().nullable(),
  }),
  /** SHA-256 of `package-lock.json`. */
  lockfile: z.string(),
  node: z.string(),
  platform: z.string(),
  /** Versions of what built it, by package. */
  tools: z.record(z.string(), z.string()),
  builder: z.string(),
  finishedAt: z.string(),
});
type BuildFacts = z.infer<typeof buildFacts>;

const billOfMaterials = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })).default([]),
});

/** What goes beside a release and not into it: buyers' browsers need none of it. */
export interface BuildProvenance {
  facts: BuildFacts | null;
  /** The text of its bill of materials. */
  bill: string | null;
}

/** Takes a build's provenance out of its files. */
export function takeProvenance(files: Map<string, Buffer>): BuildProvenance {
  const [facts, bill] = [PROVENANCE, BILL].map((name) => {
    const text = files.get(name)?.toString();
    files.delete(name);
    return text ?? null;
  });
  if (bill) parseJson(bill, billOfMaterials, BILL);
  return { facts: facts ? parseJson(facts, buildFacts, PROVENANCE) : null, bill: bill ?? null };
}

/** What a bill of materials lists, as `react@19.3.1`. */
export const componentsOf = (bill: string): string[] =>
  parseJson(bill, billOfMaterials, BILL).components.map(({ name, version }) => `${name}@${version}`);
