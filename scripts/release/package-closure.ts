import type { Lock, LockedPackage } from './lock-file.ts'

/** What each package needs, by its place; every place that is needed is a key. */
export type Closure = ReadonlyMap<string, readonly string[]>

/**
 * The named packages with all that they need, as Node finds it: beside the one that asks, then further up. Optional packages are among
 * them where they stand in node_modules, and so are peers, unless they are optional. Throws when one that is needed is missing.
 */
export function closureOf(lock: Lock, names: readonly string[]): Closure {
  const closure = new Map<string, readonly string[]>()
  const waiting = names.map((name) => needed(lock, '', name))
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const locked = lock.get(place)
    if (closure.has(place) || locked === undefined) continue
    const needs = needsOf(lock, place, locked)
    closure.set(place, needs)
    waiting.push(...needs)
  }
  return new Map([...closure].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function needsOf(lock: Lock, place: string, locked: LockedPackage): string[] {
  const optional = Object.keys(locked.optionalDependencies)
  const surely = Object.keys(locked.dependencies).filter((name) => !optional.includes(name))
  const peers = Object.keys(locked.peerDependencies).filter(
    (name) => locked.peerDependenciesMeta[name]?.optional !== true,
  )
  return [
    ...[...surely, ...peers].map((name) => needed(lock, place, name)),
    ...optional.flatMap((name) => find(lock, place, name) ?? []),
  ]
}

function needed(lock: Lock, from: string, name: string): string {
  const place = find(lock, from, name)
  if (place === null)
    throw new Error(`The package ${name}, which ${from || 'the product'} needs, is not installed.`)
  return place
}

function find(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (lock.has(place)) return place
    if (folder === '') return null
  }
}
