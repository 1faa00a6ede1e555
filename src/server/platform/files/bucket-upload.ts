import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { md5Of } from './bucket-client.ts'

/** Files beyond this go in parts, so that a broken connection costs one part. At least 5 MiB, as the storages demand. */
export const partBytes = 16 * 1024 * 1024

/** Uploads one file: at once, or in parts that become a file together or not at all. */
export async function upload(
  client: S3Client,
  object: { Bucket: string; Key: string },
  bytes: Uint8Array,
): Promise<void> {
  const sent = (part: Uint8Array) => ({ Body: part, ContentLength: part.length, ContentMD5: md5Of(part) })
  if (bytes.length <= partBytes) {
    await client.send(new PutObjectCommand({ ...object, ...sent(bytes) }))
    return
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    for (let from = 0; from < bytes.length; from += partBytes) {
      const PartNumber = Parts.length + 1
      const part = bytes.subarray(from, from + partBytes)
      const { ETag } = await client.send(
        new UploadPartCommand({ ...object, ...sent(part), UploadId, PartNumber }),
      )
      Parts.push({ ETag, PartNumber })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }))
  } catch (error) {
    // What cannot be taken back now is swept a day later.
    await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined)
    throw error
  }
}
