import { lockFolder } from '../db/folder-lock';

// Locks the given folder until the process ends.
const [folder = ''] = process.argv.slice(2);
await lockFolder(folder).then(
  () => {
    process.stdout.write('held');
    setInterval(() => {}, 60_000);
  },
  (error: Error) => process.stdout.write(error.message),
);
