/** Every value of the report that is printed over several rows; they show how this report breaks its values. */

import { lineOf } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { accountBlocksOf } from './account-blocks.ts'
import { accountLabels, longValues } from './account-labels.ts'
import { withLabelsFirst } from './labels-last.ts'
import type { Section } from './sections.ts'

export function wrappedValuesOf(sections: Section[]): Line[][] {
  return sections
    .filter(({ name }) => accountSections.has(name))
    .flatMap(({ lines }) => accountBlocksOf(lines).blocks)
    .flatMap(
      ({ rows }) => readLabelledRows(withLabelsFirst(rows, accountLabels, longValues), accountLabels).fields,
    )
    .map(({ valueRows }) => valueRows.map(lineOf))
    .filter((value) => value.length > 1)
}

const accountSections: ReadonlySet<Section['name']> = new Set([
  'accounts',
  'adverse',
  'collections',
  'satisfactory',
])
