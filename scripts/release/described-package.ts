import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import * as z from 'zod'
import { type Lock, nameOf } from './lock-file.ts'

/** What bill of materials and licences say of a package. */
export interface DescribedPackage {
  name: string
  version: string
  /** As its author wrote it: an SPDX name or expression, or words. '' where nothing is said. */
  license: string
  /** The texts that come with it. */
  licenseTexts: readonly string[]
  /** SHA-512 (hex) of the registry's archive; null where the lock file has none. */
  sha512: string | null
  /** Whether it stands in the release; else what it holds is bound into the files of the browser. */
  isInstalled: boolean
}

const manifest = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
})

export function describePackage(
  root: string,
  lock: Lock,
  place: string,
  isInstalled: boolean,
): DescribedPackage {
  const folder = path.join(root, place)
  const { license, licenses } = manifest.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  )
  const said = typeof license === 'string' ? license : license?.type
  const { version = '', integrity } = lock.get(place) ?? {}
  return {
    name: nameOf(place),
    version,
    license: said ?? licenses?.map(({ type }) => type).join(' OR ') ?? '',
    licenseTexts: readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice|ofl|unlicense)/i.test(entry.name))
      .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim()),
    sha512: integrity?.startsWith('sha512-')
      ? Buffer.from(integrity.slice(7), 'base64').toString('hex')
      : null,
    isInstalled,
  }
}
