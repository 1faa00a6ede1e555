import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Every file is as old as this, so that the same files give the same archive. */
const oneDay = '2020-01-01T00:00:00Z'

/**
 * `folder` as FILE.tar.gz, with nobody's name and rights in it. It takes GNU tar, as every Linux has it.
 * @returns bytes of the archive
 */
export async function packArchive(folder: string, file: string): Promise<number> {
  const tar = `${file}.tar`
  const asNobody = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name', `--mtime=${oneDay}`]
  execFileSync('tar', [
    '--create',
    '--format=posix',
    '--pax-option=delete=atime,delete=ctime',
    ...asNobody,
    '--mode=u=rwX,go=rX',
    '--file',
    tar,
    '--directory',
    path.dirname(folder),
    path.basename(folder),
  ])
  await pipeline(createReadStream(tar), createGzip({ level: 9 }), createWriteStream(file))
  await fs.rm(tar)
  return (await fs.stat(file)).size
}
