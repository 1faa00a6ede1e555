import { fsyncSync } from 'node:fs'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** An open file of the embedded database, as its file system knows it. */
export interface OpenFile {
  /** Of Node. */
  nfd: number
  node: object
}

/** As much of the embedded database's file system as is changed here: it would flush, but was given no way to. */
export interface FolderOperations {
  realPath(node: object): string
  stream_ops: {
    fsync?: (file: OpenFile) => number
    write(file: OpenFile, bytes: Uint8Array, offset: number, length: number, position: number): number
  }
}

type Init = NodeFS['init']

/** WASI's number of an input or output error. */
const inputOutputError = 29

/**
 * A folder of the embedded database whose files reach the disk when PostgreSQL asks for it. As it comes, every `fsync` of it is
 * answered without being made.
 */
export class FlushedFolder extends NodeFS {
  override async init(...[client, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(client, options)
    const change = (module: unknown) => this.change((module as { NODEFS: FolderOperations }).NODEFS)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), change] } }
  }

  /** Before PostgreSQL opens the first file. */
  protected change(operations: FolderOperations): void {
    operations.stream_ops.fsync = (file) => {
      try {
        fsyncSync(file.nfd)
        return 0
      } catch {
        return inputOutputError
      }
    }
  }
}

/**
 * What it keeps of its files in its own memory: a quarter of its default, which would be taken page by page with the work of the first
 * weeks, and which the system keeps once more beside it.
 */
const keptPages = '32MB'

/**
 * PostgreSQL as it is run on a machine of its own: a commit is acknowledged when its log is on the disk (`fsync`, `synchronous_commit`),
 * pages when a checkpoint says so. `fdatasync`, which it would choose, is answered without being made.
 */
export const flushedOptions = (folder: FlushedFolder): PGliteOptions => ({
  fs: folder,
  startParams: [
    ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
    ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
    ...['-c', `shared_buffers=${keptPages}`],
  ],
})
