import { createProgram } from './cli/program';
import { ReleaseError } from './store/release-error';

try {
  await createProgram().parseAsync();
} catch (error) {
  console.error(error instanceof ReleaseError ? `release: ${error.message}` : error);
  process.exitCode = 1;
}
