import { createProgram } from './cli/program';
import { SentElsewhere } from './cli/sent-elsewhere';
import { ReleaseError } from './store/release-error';

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof SentElsewhere) process.exitCode = error.code;
  else {
    console.error(error instanceof ReleaseError ? `release: ${error.message}` : error);
    process.exitCode = 1;
  }
}
