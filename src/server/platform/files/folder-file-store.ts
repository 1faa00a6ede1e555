import type { Sealer } from '../crypto/sealer.ts'
import type { FileStore } from './file-store.ts'
import { createFolderFiles } from './folder-files.ts'
import { createSealedFileStore } from './sealed-file-store.ts'

/** The product's files in a folder. */
export const createFolderFileStore = (folder: string, sealer: Sealer): FileStore =>
  createSealedFileStore(createFolderFiles(folder), sealer)
