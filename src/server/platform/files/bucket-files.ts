import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { createBucketClient, md5Of, statusOf } from './bucket-client.ts'
import { abortUploads, removeForGood } from './bucket-removal.ts'
import type { BucketPlace } from './bucket-settings.ts'
import { upload } from './bucket-upload.ts'
import { FilesAway } from './files-away.ts'
import { idName, keyShape, type SealedFiles } from './sealed-files.ts'

/** Sealed files in a bucket of an object storage that speaks S3. Throws FilesAway where it does not answer as it should. */
export function createBucketFiles(place: BucketPlace): SealedFiles {
  const client = createBucketClient(place)
  const { bucket: Bucket, prefix } = place
  const objectOf = (key: string) => ({ Bucket, Key: `${prefix}files/${key.slice(0, 2)}/${key}` })
  const idObject = { Bucket, Key: `${prefix}files/${idName}` }
  /** @param Range RFC 9110, 14.1.2 */
  const bytesOf = async (object: { Bucket: string; Key: string; Range?: string }) => {
    const { Body } = await client.send(new GetObjectCommand(object))
    return (await Body?.transformToByteArray()) ?? null
  }
  const lengthOf = async (key: string) =>
    (await client.send(new HeadObjectCommand(objectOf(key)))).ContentLength ?? null
  const putId = (id: string, condition: { IfNoneMatch?: string }) => {
    const Body = Buffer.from(`${id}\n`)
    return client.send(
      new PutObjectCommand({
        ...idObject,
        Body,
        ContentLength: Body.length,
        ContentMD5: md5Of(Body),
        ...condition,
      }),
    )
  }
  const readId = async () => {
    const bytes = await bytesOf(idObject).catch(nullWhenAbsent)
    return bytes === null ? null : Buffer.from(bytes).toString().trim() || null
  }
  return {
    kind: 'bucket',
    place: `${Bucket}/${prefix}`,
    write: (key, sealed) => reached(upload(client, objectOf(key), sealed)),
    read: (key) => reached(bytesOf(objectOf(key)).catch(nullWhenAbsent)),
    readPart: (key, from, to) =>
      reached(bytesOf({ ...objectOf(key), Range: `bytes=${from}-${to - 1}` }).catch(nullWhenAbsent)),
    lengthOf: (key) => reached(lengthOf(key).catch(nullWhenAbsent)),
    remove: (key) => reached(removeForGood(client, objectOf(key))),
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}files/` })
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified = new Date() } of Contents) {
          const key = Key.slice(Key.lastIndexOf('/') + 1)
          if (keyShape.test(key)) yield { key, bytes: Size, storedAt: LastModified }
        }
    },
    sweep: (before) => reached(abortUploads(client, { Bucket, Prefix: `${prefix}files/` }, before)),
    readId: () => reached(readId()),
    async claimId(id) {
      const there = await reached(readId())
      if (there !== null) return there
      await putId(id, { IfNoneMatch: '*' }).catch((error: unknown) => {
        // Another server was first, at the same moment or just before.
        if ([409, 412].includes(statusOf(error))) return undefined
        // A storage that knows no such condition.
        if ([400, 501].includes(statusOf(error))) return putId(id, {})
        throw new FilesAway(error)
      })
      return (await reached(readId())) ?? id
    },
    writeId: async (id) => {
      await reached(putId(id, {}))
    },
  }
}

/** A bucket that is gone, or misspelt, is no file that was never stored. */
function nullWhenAbsent(error: unknown): null {
  if (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket') return null
  throw error
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new FilesAway(error)
  }
}
