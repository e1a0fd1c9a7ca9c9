#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Before the hooks: each module that is loaded through them costs a message to another thread and back.
await Promise.all([import('commander'), import('semver'), import('zod')]);
register();
await import('../src/main.ts');
