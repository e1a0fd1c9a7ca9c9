import type { BucketSettings } from './bucket-settings';
import type { ObjectStore } from './object-store';

/**
 * Opens a bucket; its client is loaded only now. Credentials are found as by every AWS SDK (`AWS_ACCESS_KEY_ID`, …).
 */
export async function openBucket(settings: BucketSettings): Promise<ObjectStore> {
  const { bucketObjects } = await import('./s3/bucket-objects');
  return bucketObjects(settings);
}
