import { describe, expect, it } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'
import type { DescribedPackage } from './described-package.ts'
import { licenceTexts } from './licence-texts.ts'
import type { Lock, LockedPackage } from './lock-file.ts'
import { namedPackages } from './named-packages.ts'
import { closureOf } from './package-closure.ts'

const nothing: LockedPackage = {
  version: '1.0.0',
  dev: false,
  dependencies: {},
  optionalDependencies: {},
  peerDependencies: {},
  peerDependenciesMeta: {},
}
const lockOf = (places: Record<string, Partial<LockedPackage>>): Lock =>
  new Map(Object.entries(places).map(([place, more]) => [place, { ...nothing, ...more }]))
const described = (name: string, license: string, text: string): DescribedPackage => ({
  name,
  version: '1.0.0',
  license,
  licenseTexts: text === '' ? [] : [text],
  sha512: 'ab',
  isInstalled: name !== 'for-pages',
})

describe('the packages of a release', () => {
  it('are those that the built files name, in whatever way', () => {
    const texts = [
      `import a from 'alpha'; import{b}from"@scope/beta/part.js"; const c = await import('gamma')`,
      `resolve(\`@fonts/\${file}\`); resolve(\`delta/\${file}\`); // epsilon`,
    ]
    const known = [
      'alpha',
      '@scope/beta',
      '@scope/other',
      'gamma',
      'delta',
      'epsilon',
      '@fonts/one',
      '@fonts/two',
    ]
    expect(namedPackages(texts, known)).toEqual([
      'alpha',
      '@scope/beta',
      'gamma',
      'delta',
      '@fonts/one',
      '@fonts/two',
    ])
  })

  it('bring along what they need, each in the version that Node finds from there, and nothing else', () => {
    const lock = lockOf({
      'node_modules/a': {
        dependencies: { b: '2' },
        optionalDependencies: { here: '1', 'other-platform': '1' },
      },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': {
        peerDependencies: { d: '1', e: '1' },
        peerDependenciesMeta: { e: { optional: true } },
      },
      'node_modules/d': { dependencies: { c: '1' } },
      'node_modules/e': {},
      'node_modules/here': {},
    })
    expect([...closureOf(lock, ['a']).keys()]).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/d',
      'node_modules/here',
    ])
    expect(() => closureOf(lock, ['gone'])).toThrow(
      'The package gone, which the product needs, is not installed.',
    )
  })

  it('stand in the bill of materials with address, hash, licence and what they need', () => {
    const closure = new Map([
      ['node_modules/@s/a', ['node_modules/b']],
      ['node_modules/b', []],
    ])
    const bill = billOfMaterials({ name: 'armor', version: '1.0.0' }, closure, (place) =>
      place.endsWith('b') ? described('b', '(MIT OR CC0-1.0)', '') : described('@s/a', 'MIT', ''),
    )
    expect(bill).toMatchObject({
      components: [
        { group: '@s', name: 'a', purl: 'pkg:npm/%40s/a@1.0.0', licenses: [{ license: { id: 'MIT' } }] },
        {
          name: 'b',
          hashes: [{ alg: 'SHA-512', content: 'ab' }],
          licenses: [{ expression: 'MIT OR CC0-1.0' }],
        },
      ],
      dependencies: [
        { ref: 'pkg:npm/%40s/a@1.0.0', dependsOn: ['pkg:npm/b@1.0.0'] },
        { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
      ],
    })
  })

  it('have each text of a licence written once, under the names of all that come with it', () => {
    const text = licenceTexts([
      described('b', 'MIT', 'Be free.'),
      described('a', 'MIT', 'Be free.'),
      described('c', '', ''),
    ])
    expect(text.split('Be free.')).toHaveLength(2)
    expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nBe free.')
    expect(text).toContain('c 1.0.0\n\nThe package brings no text')
  })
})
