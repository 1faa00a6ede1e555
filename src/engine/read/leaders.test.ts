import { expect, it } from 'vitest'
import { textRow } from '../../../test/support/page-flow.ts'
import { withoutLeaders } from './leaders.ts'
import type { Page } from './positioned-text.ts'

const pageOf = (rows: readonly string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: rows.flatMap((row, at) => textRow(row, 40, 60 + 10 * at)),
  marks: [],
})
const textsOf = (rows: readonly string[]) => withoutLeaders(pageOf(rows)).words.map(({ text }) => text)

it('takes the dots between label and value away', () => {
  const rows = [
    'Balance ............ $70',
    'Status.............Open',
    'Terms ........ NONE',
    'Type ... Lease',
  ]
  expect(textsOf(rows)).toEqual('Balance $70 Status Open Terms NONE Type Lease'.split(' '))
})

it('leaves the dots that hide the digits of a number', () => {
  const rows = ['Number 9443685....', 'Number .... 4321', 'Contents ........ 3']
  expect(textsOf(rows)).toEqual(pageOf(rows).words.map(({ text }) => text))
})
