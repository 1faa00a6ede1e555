/** Every value of the report that is printed over several rows; they show how this report breaks its values. */
import type { Line } from '../../read/positioned-text.ts'
import { accountBlocksOf } from './account-blocks.ts'
import { accountLabelKeys, longValues } from './account-labels.ts'
import { readPairs } from './pairs.ts'
import type { Section } from './sections.ts'

export function wrappedValuesOf(sections: Section[]): Line[][] {
  return sections
    .filter(({ name }) => accountSections.has(name))
    .flatMap(({ lines }) => accountBlocksOf(lines).blocks)
    .flatMap(({ rows }) => readPairs(rows, accountLabelKeys, longValues).pairs)
    .map(({ value }) => value)
    .filter((value) => value.length > 1)
}

const accountSections: ReadonlySet<Section['name']> = new Set([
  'accounts',
  'adverse',
  'collections',
  'satisfactory',
])
