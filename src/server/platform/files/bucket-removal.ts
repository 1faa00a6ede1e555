import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { statusOf } from './bucket-client.ts'

type Place = { Bucket: string; Key: string }

/**
 * Removes a file with every version and mark of deletion that the bucket keeps of it: a mark alone would leave a credit file where it is.
 * A storage without versions says so, and then one removal is all.
 */
export async function removeForGood(client: S3Client, place: Place): Promise<void> {
  await client.send(new DeleteObjectCommand(place))
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await client
      .send(new ListObjectVersionsCommand({ Bucket: place.Bucket, Prefix: place.Key }))
      .catch((error: unknown) => {
        if ([400, 404, 405, 501].includes(statusOf(error))) return { Versions: [], DeleteMarkers: [] }
        throw error
      })
    const kept = [...Versions, ...DeleteMarkers].filter(({ Key }) => Key === place.Key)
    for (const { VersionId } of kept) await client.send(new DeleteObjectCommand({ ...place, VersionId }))
    // Without versions what is listed is the file itself under the version 'null', and is gone by now.
    if (kept.length === 0) return
  }
}

/** Takes back uploads in parts that were begun before this instant and never completed: no list of files shows them. */
export async function abortUploads(
  client: S3Client,
  { Bucket, Prefix }: { Bucket: string; Prefix: string },
  before: Date,
): Promise<void> {
  let marks: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}
  for (;;) {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix, ...marks }))
    for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
      if (Initiated !== undefined && Initiated < before)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
    if (page.IsTruncated !== true) return
    marks = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
  }
}
