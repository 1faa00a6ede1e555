import { randomBytes } from 'node:crypto'
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStoreContract } from '../../../../test/support/file-store-contract.ts'
import { makeDb } from '../../../../test/support/make-db.ts'
import { type SwiftServer, startSwift } from '../../../../test/support/swift-server.ts'
import { SealBroken } from '../crypto/seal-broken.ts'
import { createSealer } from '../crypto/sealer.ts'
import { insertInstallation } from '../db/installation.store.ts'
import { StartRefused } from '../start-refused.ts'
import { createBucketClient } from './bucket-client.ts'
import { createBucketFiles } from './bucket-files.ts'
import type { BucketPlace } from './bucket-settings.ts'
import { partBytes } from './bucket-upload.ts'
import type { FileStore } from './file-store.ts'
import { FilesAway } from './files-away.ts'
import { proveFileStore } from './prove-file-store.ts'
import { createSealedFileStore } from './sealed-file-store.ts'
import type { SealedFiles } from './sealed-files.ts'

const sealer = createSealer([new Uint8Array(randomBytes(32))], new Uint8Array(randomBytes(32)))
let swift: SwiftServer
let place: BucketPlace
let files: SealedFiles
let store: FileStore
beforeAll(async () => {
  swift = await startSwift()
  place = { bucket: 'armor', endpoint: swift.endpoint, region: 'us-east-1', prefix: 'one/', key: swift.key }
  await createBucketClient(place).send(new CreateBucketCommand({ Bucket: place.bucket }))
  files = createBucketFiles(place)
  store = createSealedFileStore(files, sealer)
})
afterAll(() => swift.stop())

async function bytesOf(key: string): Promise<Uint8Array> {
  return (await files.read(key)) ?? new Uint8Array()
}

describe('the file store in a bucket', () => {
  fileStoreContract(() => store)

  it('keeps a file of several parts, and none that was altered or lies under the name of another', async () => {
    const large = new Uint8Array(randomBytes(2 * partBytes + 7))
    const { key } = await store.put(large)
    expect(Buffer.from(await store.get(key)).equals(large)).toBe(true)
    const [one, two] = [await store.put(Buffer.from('one')), await store.put(Buffer.from('two'))]
    await files.write(two.key, await bytesOf(one.key))
    await expect(store.get(two.key)).rejects.toThrow(SealBroken)
    expect(Buffer.from(await bytesOf(one.key)).includes('one')).toBe(false)
  })

  it('lists more than a page of files, those of before alone, and nothing of another prefix', async () => {
    const other = createBucketFiles({ ...place, prefix: 'many/' })
    const keys = Array.from({ length: 1_100 }, () => randomBytes(16).toString('hex'))
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => other.write(key, Buffer.from('x'))))
    const listed = createSealedFileStore(other, sealer)
    expect((await listed.listOlderThan(new Date(Date.now() + 60_000))).sort()).toEqual(keys.sort())
    expect(await listed.listOlderThan(new Date(Date.now() - 3_600_000))).toEqual([])
  })

  it('removes every version of a file in a bucket that keeps versions', async () => {
    const versioned = { ...place, bucket: 'versions' }
    const client = createBucketClient(versioned)
    await client.send(new CreateBucketCommand({ Bucket: 'versions' }))
    await client.send(
      new PutBucketVersioningCommand({ Bucket: 'versions', VersioningConfiguration: { Status: 'Enabled' } }),
    )
    const kept = createBucketFiles(versioned)
    const key = 'a'.repeat(32)
    await kept.write(key, Buffer.from('first'))
    await kept.write(key, Buffer.from('second'))
    const versions = async () => {
      const page = await client.send(new ListObjectVersionsCommand({ Bucket: 'versions' }))
      return [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].length
    }
    expect(await versions()).toBe(2)
    await kept.remove(key)
    expect(await versions()).toBe(0)
    expect(await kept.read(key)).toBeNull()
  })

  it('takes uploads back that were cut off before the day of the sweep', async () => {
    const client = createBucketClient(place)
    const object = { Bucket: place.bucket, Key: `${place.prefix}files/aa/${'a'.repeat(32)}` }
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
    await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber: 1, Body: Buffer.from('x') }))
    const uploads = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket: place.bucket }))).Uploads ?? []
    await files.sweep(new Date(Date.now() - 3_600_000))
    expect(await uploads()).toHaveLength(1)
    await files.sweep(new Date(Date.now() + 60_000))
    expect(await uploads()).toEqual([])
  })

  it('is the store of one database: another bucket is refused, and of several first starts one store comes out', async () => {
    const database = await makeDb()
    await insertInstallation(database.db, { id: 'x', tokenKeySealed: new Uint8Array(40) })
    await Promise.all(Array.from({ length: 6 }, () => proveFileStore(database, createBucketFiles(place))))
    await proveFileStore(database, createBucketFiles(place))
    await expect(proveFileStore(database, createBucketFiles({ ...place, prefix: 'new/' }))).rejects.toThrow(
      /^The bucket armor\/new\/ does not hold the files of this database: let S3_BUCKET and S3_PREFIX be/,
    )
    await database.db.execute(sql`delete from installation`)
    await insertInstallation(database.db, { id: 'y', tokenKeySealed: new Uint8Array(40) })
    await proveFileStore(database, createBucketFiles({ ...place, prefix: 'new/' }))
    await expect(proveFileStore(database, createBucketFiles(place))).rejects.toThrow(StartRefused)
    await database.close()
  })

  it('is away, and not empty, with a wrong secret, without the bucket, or when nobody answers', async () => {
    for (const wrong of [
      { key: { id: swift.key.id, secret: 'another' } },
      { bucket: 'nowhere' },
      { endpoint: 'http://127.0.0.1:9' },
    ]) {
      const away = createSealedFileStore(createBucketFiles({ ...place, ...wrong }), sealer)
      await expect(away.put(Buffer.from('x'))).rejects.toThrow(FilesAway)
      await expect(away.get('b'.repeat(32)), JSON.stringify(wrong)).rejects.toThrow(FilesAway)
    }
  })
})
