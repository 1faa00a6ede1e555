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

interface BucketObject {
  Bucket: string
  Key: string
}

/** Uploads one file: at once, or in parts that become a file together or not at all. Of what comes piece by piece one part is held. */
export async function upload(
  client: S3Client,
  object: BucketObject,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const parts = inParts(bytes)
  const first = await parts.next()
  const second = await parts.next()
  if (second.done) {
    await client.send(new PutObjectCommand({ ...object, ...sent(first.value ?? new Uint8Array()) }))
    return
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    const uploadPart = async (part: Uint8Array) => {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(
        new UploadPartCommand({ ...object, ...sent(part), UploadId, PartNumber }),
      )
      Parts.push({ ETag, PartNumber })
    }
    await uploadPart(first.value ?? new Uint8Array())
    await uploadPart(second.value)
    for await (const part of parts) await uploadPart(part)
    await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }))
  } catch (error) {
    // What cannot be taken back now is swept a day later.
    await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined)
    throw error
  }
}

const sent = (part: Uint8Array) => ({ Body: part, ContentLength: part.length, ContentMD5: md5Of(part) })

async function* inParts(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, undefined, undefined> {
  if (bytes instanceof Uint8Array) {
    for (let from = 0; from < bytes.length; from += partBytes) yield bytes.subarray(from, from + partBytes)
    return
  }
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    waiting.push(piece)
    length += piece.length
    if (length < partBytes) continue
    yield Buffer.concat(waiting, length)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting, length)
}
