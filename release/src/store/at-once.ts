/**
 * Does work for each item, for a few of them at a time. After a failure nothing more is begun.
 * @throws the first failure, once everything that was begun has ended
 */
export async function eachAtOnce<Item>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: most }, lane));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
