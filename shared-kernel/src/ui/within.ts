/** What a promise resolves with; null where it rejects or takes longer. */
export async function within<Value>(ms: number, coming: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([coming, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
