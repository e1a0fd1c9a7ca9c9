import { lockFolder } from '../db/folder-lock';

// Holds the folder that it is given until it is ended.
const [folder = ''] = process.argv.slice(2);
await lockFolder(folder).then(
  () => {
    process.stdout.write('held');
    setInterval(() => {}, 60_000);
  },
  (error: Error) => process.stdout.write(error.message),
);
