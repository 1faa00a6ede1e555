import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
}

describe('the lock file', () => {
  it('names the optional package of every platform, without which npm ci refuses to install', () => {
    const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
    const packages: Record<string, LockedPackage> = JSON.parse(text).packages
    const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
    const wanted = Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}))
    expect(wanted.filter((name) => !locked.has(name))).toEqual([])
  })

  it('names no registry', () => {
    const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
    expect(text).not.toContain('"resolved": "http')
  })
})
