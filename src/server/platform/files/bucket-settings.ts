import { define, defineShown } from '../settings/setting.ts'
import { addressWith, plainText, SettingError } from '../settings/setting-kinds.ts'

/** Object storage that speaks S3, in place of the folder of files. */
export const bucketSettings = {
  s3Bucket: defineShown(
    'S3_BUCKET',
    null,
    plainText,
    'Bucket of an object storage that speaks S3, in which the encrypted files lie. Default: the folder files in DATA_DIR.',
  ),
  s3Endpoint: define(
    'S3_ENDPOINT',
    null,
    addressWith(['https:', 'http:'], 'https://storage.example'),
    'Its address. Default: Amazon’s in S3_REGION.',
  ),
  s3Region: defineShown('S3_REGION', 'us-east-1', plainText, 'Its region.'),
  s3Prefix: defineShown(
    'S3_PREFIX',
    '',
    plainText,
    'What the names of all files begin with, such as armor/, where the bucket holds other things, too.',
  ),
  s3AccessKeyId: define(
    'S3_ACCESS_KEY_ID',
    null,
    plainText,
    'Key of the bucket; both parts or none. Default: the role of the machine at Amazon.',
  ),
  s3SecretAccessKey: define('S3_SECRET_ACCESS_KEY', null, plainText, 'Secret of that key.'),
}

/** Where the files lie instead of a folder. */
export interface BucketPlace {
  bucket: string
  /** Null: Amazon's own. */
  endpoint: string | null
  region: string
  prefix: string
  /** Null: whatever the machine may by its role. */
  key: { id: string; secret: string } | null
}

/** Null without a bucket. Throws SettingError when something of it is missing or too much. */
export function bucketPlace(given: {
  s3Bucket: string | null
  s3Endpoint: string | null
  s3Region: string
  s3Prefix: string
  s3AccessKeyId: string | null
  s3SecretAccessKey: string | null
}): BucketPlace | null {
  const { s3Bucket: bucket, s3AccessKeyId: id, s3SecretAccessKey: secret } = given
  if ((id === null) !== (secret === null))
    throw new SettingError(
      `The setting ${id === null ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY'} is missing beside the other part of the key.`,
    )
  if (bucket === null) {
    if (id !== null || given.s3Endpoint !== null)
      throw new SettingError('The setting S3_BUCKET is missing beside those of its storage.')
    return null
  }
  return {
    bucket,
    endpoint: given.s3Endpoint,
    region: given.s3Region,
    prefix: given.s3Prefix,
    key: id === null || secret === null ? null : { id, secret },
  }
}
