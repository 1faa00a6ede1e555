import type { BucketPlace } from './bucket-settings.ts'
import { createFolderFiles } from './folder-files.ts'
import type { SealedFiles } from './sealed-files.ts'

/** Where the files of these settings lie. The library of the object storage is loaded only where one is named. */
export async function openFiles(bucket: BucketPlace | null, folder: string): Promise<SealedFiles> {
  if (bucket === null) return createFolderFiles(folder)
  const { createBucketFiles } = await import('./bucket-files.ts')
  return createBucketFiles(bucket)
}
