import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Config } from './config.ts'
import { filesFolderOf } from './open-product.ts'
import { CommandRefused } from './platform/admin-socket/admin-command.ts'
import { hasServer } from './platform/admin-socket/call-admin-socket.ts'
import { createBucketFiles } from './platform/files/bucket-files.ts'
import { createFolderFiles } from './platform/files/folder-files.ts'
import { copyFiles, finishMove } from './platform/files/move-files.ts'
import { idName } from './platform/files/sealed-files.ts'

/**
 * `npm run move-files [-- --finish]`: copies the folder's files into the bucket of the settings, as often as one likes; with --finish and
 * no server running the bucket becomes the store, and the folder is none any more.
 */
export async function runMoveFiles(
  config: Config,
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const isLast = args.includes('--finish')
  if (args.some((arg) => arg !== '--finish'))
    throw new CommandRefused('Give nothing, or --finish: npm run move-files -- --finish')
  if (config.bucket === null)
    throw new CommandRefused('Set S3_BUCKET and what its storage needs: the files are moved there.')
  if (isLast && (await hasServer(config.dataDir)))
    throw new CommandRefused('Stop every server first: what one stores meanwhile would stay behind.')
  const folder = filesFolderOf(config)
  const from = createFolderFiles(folder)
  const to = createBucketFiles(config.bucket)
  const move = isLast ? finishMove : copyFiles
  const { copied, there, removed } = await move(from, to).catch((error: Error) => {
    throw new CommandRefused(
      `${error.message}${error.cause instanceof Error ? ` ${error.cause.message}` : ''}`,
    )
  })
  print(`${copied} files copied, ${there} there before, ${removed} removed because they are gone.`)
  if (!isLast) {
    print('When no server runs any more: npm run move-files -- --finish')
    return
  }
  await fs.rename(path.join(folder, idName), path.join(folder, `${idName}.moved`))
  print(`The bucket ${to.place} is the store now; remove ${folder} when all is well.`)
}
