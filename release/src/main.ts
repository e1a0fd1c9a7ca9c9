import { createProgram } from './cli/program';
import { RemoteExit } from './cli/remote-exit';
import { ReleaseError } from './store/release-error';

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof RemoteExit) process.exitCode = error.code;
  else {
    console.error(error instanceof ReleaseError ? `release: ${error.message}` : error);
    process.exitCode = 1;
  }
}
