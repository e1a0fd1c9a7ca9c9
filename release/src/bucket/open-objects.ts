import type { ObjectStore } from 'object-store';
import { z } from 'zod';
import { ReleaseError } from '../store/release-error';

export const isBucket = (place: string): boolean => place.startsWith('s3://');

/**
 * Opens a bucket, or a part of it, on the server of the environment (`S3_ENDPOINT`, `S3_REGION`, `S3_SECONDS`), as
 * mall-api does.
 * @param place such as `s3://reports/shop`
 * @throws ReleaseError for what is no bucket, or where the packages for buckets are not installed
 */
export async function openObjects(place: string): Promise<ObjectStore> {
  const [{ openBucket }, { readBucketUrl, s3Server }] = await Promise.all([
    import('object-store/bucket'),
    import('object-store/settings'),
  ]).catch((error: NodeJS.ErrnoException) => {
    // A team's kit comes without them.
    if (error.code === 'ERR_MODULE_NOT_FOUND') throw new ReleaseError('buckets are for the shop itself');
    throw error;
  });
  const address = readBucketUrl(place);
  if (!address) throw new ReleaseError(`${place} is no bucket, such as s3://mall or s3://mall/shop`);
  const settings = z.object(s3Server).safeParse(process.env);
  if (!settings.success) throw new ReleaseError(z.prettifyError(settings.error));
  const { S3_ENDPOINT, S3_REGION, S3_SECONDS } = settings.data;
  return openBucket({ ...address, endpoint: S3_ENDPOINT, region: S3_REGION, seconds: S3_SECONDS });
}
