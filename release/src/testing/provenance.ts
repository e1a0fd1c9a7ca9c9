import { createHash } from 'node:crypto';

/** What a build leaves of its origin, as a real one does. */
export const provenanceFiles = (commit: string | null = 'a'.repeat(40)): Record<string, string> => ({
  'provenance.json': JSON.stringify({
    source: { commit, changed: false },
    lockfile: createHash('sha256').update('lockfile').digest('hex'),
    node: '22.0.0',
    platform: 'linux-x64',
    tools: { '@rspack/core': '2.3.2' },
    builder: 'urn:test:builder',
    finishedAt: '2026-01-01T00:00:00.000Z',
  }),
  'sbom.cdx.json': JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: [{ name: 'react', version: '19.3.1' }],
  }),
});
