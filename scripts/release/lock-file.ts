import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import * as z from 'zod'

const names = z.record(z.string(), z.string()).default({})
const lockedPackage = z.object({
  version: z.string().default(''),
  /** Subresource integrity of what the registry serves: 'sha512-…' in base64. */
  integrity: z.string().optional(),
  dev: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
})
/** One package as the lock file of npm (version 3) names it. */
export type LockedPackage = z.infer<typeof lockedPackage>

/** By place: 'node_modules/pg', or 'node_modules/a/node_modules/b' where two versions stand. */
export type Lock = ReadonlyMap<string, LockedPackage>

/** The packages of the lock file that stand in node_modules: those of other platforms are absent. */
export function readLock(root: string): Lock {
  const file = z
    .object({ packages: z.record(z.string(), lockedPackage) })
    .parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  return new Map(
    Object.entries(file.packages).filter(([place]) => place !== '' && existsSync(path.join(root, place))),
  )
}

/** 'node_modules/a/node_modules/@b/c' is '@b/c'. */
export const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13)
