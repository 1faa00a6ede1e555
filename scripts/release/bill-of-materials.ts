import type { DescribedPackage } from './described-package.ts'
import { nameOf } from './lock-file.ts'
import type { Closure } from './package-closure.ts'

/**
 * The bill of materials as CycloneDX 1.6 (JSON). Without the day it was made on: the same packages give the same bytes.
 * @param describedAt a package by its place
 */
export function billOfMaterials(
  product: { name: string; version: string },
  closure: Closure,
  describedAt: (place: string) => DescribedPackage,
): object {
  const root = `pkg:generic/${product.name}@${product.version}`
  const described = new Map([...closure.keys()].map((place) => [place, describedAt(place)]))
  const refOf = (place: string) => {
    const found = described.get(place)
    return found === undefined ? nameOf(place) : addressOf(found)
  }
  const components = new Map([...described.values()].map((one) => [addressOf(one), componentOf(one)]))
  const dependencies = new Map([...closure].map(([place, needs]) => [refOf(place), needs.map(refOf)]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': root, name: product.name, version: product.version },
    },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn: [...new Set(dependsOn)] })),
  }
}

/** The package's address (purl): 'pkg:npm/%40scope/name@1.0.0'. */
const addressOf = ({ name, version }: DescribedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`

function componentOf(one: DescribedPackage): object {
  const scope = /^(@[^/]+)\/(.+)$/.exec(one.name)
  return {
    type: 'library',
    'bom-ref': addressOf(one),
    ...(scope === null ? {} : { group: scope[1] }),
    name: scope?.[2] ?? one.name,
    version: one.version,
    purl: addressOf(one),
    ...(one.sha512 === null ? {} : { hashes: [{ alg: 'SHA-512', content: one.sha512 }] }),
    ...(one.license === '' ? {} : { licenses: [licenseOf(one.license)] }),
    properties: [{ name: 'armor:place', value: one.isInstalled ? 'node_modules' : 'dist/web' }],
  }
}

function licenseOf(said: string): object {
  if (/ (OR|AND|WITH) /.test(said)) return { expression: said.replace(/^\((.*)\)$/, '$1') }
  return { license: /^[\w.+-]+$/.test(said) && said !== 'UNLICENSED' ? { id: said } : { name: said } }
}
