import { createHash } from 'node:crypto'
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { BucketPlace } from './bucket-settings.ts'

/**
 * The client of one bucket. Checksums only where the storage demands them: those of the newer kind are refused, or kept as a part of the
 * file, by others than Amazon; each upload carries the MD5 that all of them compare (RFC 1864).
 */
export function createBucketClient({ endpoint, region, key }: BucketPlace): S3Client {
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(key === null ? {} : { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  })
}

export const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64')

/** The status that the storage answered with; 0 where it did not answer. */
export const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0
