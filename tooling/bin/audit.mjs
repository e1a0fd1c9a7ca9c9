import { ensureInstalled } from '../lib/ensure-installed.mjs';

ensureInstalled();

const { audit } = await import('../supply-chain/audit.mjs');
const { findings, advisories, told } = await audit();
for (const line of [...findings, ...advisories, told]) console.log(line);
if (findings.length + advisories.length > 0) process.exitCode = 1;
