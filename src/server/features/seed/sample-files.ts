import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandRefused } from '../../platform/admin-socket/admin-command.ts'

/** The same folder from dist/ and from src/: the samples are part of a checkout, not of the product. */
export const sampleFolder = fileURLToPath(new URL('../../../../test/fixtures/reports', import.meta.url))

/** Throws CommandRefused when this copy of the product came without the samples. */
export async function readSample(folder: string, file: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await fs.readFile(path.join(folder, file)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new CommandRefused(
      `The sample report ${path.join(folder, file)} is not there: the examples are made from a full checkout of the project.`,
    )
  }
}
