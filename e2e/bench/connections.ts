/** The connections that pages are loaded over, by name, as the Chrome DevTools Protocol takes them: bytes a second, milliseconds. */
export const connections = {
  slow: {
    title: '1.6 Mbit/s, 150 ms',
    conditions: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  },
  good: {
    title: '4 Mbit/s, 80 ms',
    conditions: { offline: false, latency: 80, downloadThroughput: 500_000, uploadThroughput: 125_000 },
  },
  office: {
    title: '20 Mbit/s, 30 ms',
    conditions: { offline: false, latency: 30, downloadThroughput: 2_500_000, uploadThroughput: 625_000 },
  },
} as const;

export type ConnectionName = keyof typeof connections;

/** A quarter of this processor. */
export const cpuSlowdown = 4;
