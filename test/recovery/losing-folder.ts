import * as fs from 'node:fs'
import * as path from 'node:path'
import {
  FlushedFolder,
  type FolderOperations,
  type OpenFile,
} from '../../src/server/platform/db/flushed-folder.ts'

const pageSize = 4096
/** A disk writes a sector whole, or not at all. */
const sectorSize = 512

/** Pages of a file that were written since it was last flushed, as they are on the disk. */
type Unflushed = Map<number, Buffer>

/**
 * The embedded database's folder on a disk whose power may fail: what was written since a file's last `fsync` may be there afterwards
 * or not, sector by sector. Names and lengths of files are taken to be kept, as a journaling file system does.
 */
export class LosingFolder extends FlushedFolder {
  /** By place of the file. */
  readonly #unflushed = new Map<string, Unflushed>()
  flushes = 0
  /** Told before each write and each flush. */
  onStep: () => void = () => undefined

  protected override change(operations: FolderOperations): void {
    super.change(operations)
    const { write, fsync } = operations.stream_ops
    if (fsync === undefined) throw new Error('the folder does not flush')
    const placeOf = (file: OpenFile) => operations.realPath(file.node)
    operations.stream_ops.write = (file, bytes, offset, length, position) => {
      this.onStep()
      this.#keepPages(placeOf(file), file.nfd, position, length)
      return write(file, bytes, offset, length, position)
    }
    operations.stream_ops.fsync = (file) => {
      this.onStep()
      const failure = fsync(file)
      if (failure === 0) this.#unflushed.delete(placeOf(file))
      this.flushes += 1
      return failure
    }
  }

  /** Places below a part of the folder in which something is written and not flushed. */
  unflushedIn(part: string): string[] {
    return [...this.#unflushed.keys()].filter((place) => place.includes(`/${part}/`))
  }

  /**
   * What a power failure at this moment leaves, as a folder of its own.
   * @param isLost for one sector that was not flushed
   */
  afterPowerFailure(folder: string, isLost: () => boolean): void {
    fs.cpSync(this.rootDir, folder, { recursive: true })
    for (const [place, pages] of this.#unflushed) {
      const copy = path.join(folder, path.relative(this.rootDir, place))
      if (fs.existsSync(copy)) takeBack(copy, pages, isLost)
    }
  }

  #keepPages(place: string, descriptor: number, position: number, length: number): void {
    const pages = this.#unflushed.get(place) ?? new Map()
    this.#unflushed.set(place, pages)
    for (let at = Math.floor(position / pageSize); at * pageSize < position + length; at += 1) {
      if (!pages.has(at)) pages.set(at, pageOf(descriptor, at))
    }
  }
}

/** Shorter at the end of the file. */
function pageOf(descriptor: number, at: number): Buffer {
  const page = Buffer.alloc(pageSize)
  try {
    return page.subarray(0, fs.readSync(descriptor, page, 0, pageSize, at * pageSize))
  } catch (error) {
    // Open for writing alone: one of the files that PostgreSQL writes anew, whole.
    if ((error as NodeJS.ErrnoException).code === 'EBADF') return Buffer.alloc(0)
    throw error
  }
}

function takeBack(place: string, pages: Unflushed, isLost: () => boolean): void {
  const file = fs.openSync(place, 'r+')
  try {
    const { size } = fs.fstatSync(file)
    for (const [at, before] of pages) {
      for (let from = 0; from < pageSize; from += sectorSize) {
        const position = at * pageSize + from
        const length = Math.min(sectorSize, size - position)
        if (length <= 0 || !isLost()) continue
        // Beyond what was there before, an unwritten place of a file reads as zeros.
        const sector = Buffer.alloc(length)
        before.subarray(from, from + length).copy(sector)
        fs.writeSync(file, sector, 0, length, position)
      }
    }
  } finally {
    fs.closeSync(file)
  }
}
