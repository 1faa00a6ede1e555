import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleSet } from './rule-set.ts'

const rows = readFileSync('docs/rules.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => ({
    keys: [...line.matchAll(/`([a-z0-9_]+)`/g)].map(([, key]) => key ?? ''),
    cells: line.split('|').map((cell) => cell.trim()),
  }))

describe('the table of the rules', () => {
  it('names every rule, and no rule that is not asked', () => {
    const written = new Set(rows.flatMap(({ keys }) => keys))
    const asked = ruleSet.map(({ key }) => key)
    expect(asked.filter((key) => !written.has(key))).toEqual([])
    expect([...written].filter((key) => !asked.includes(key))).toEqual([])
  })

  it('gives for every rule its strength', () => {
    for (const { key, strength } of ruleSet) {
      const row = rows.find(({ keys }) => keys.includes(key))
      expect(
        row?.cells.some((cell) => cell.split(', ').includes(strength)),
        key,
      ).toBe(true)
    }
  })

  it('has a line for each of the 42 rules', () => {
    const numbers = rows.map(({ cells }) => Number(cells[1])).filter((number) => number > 0)
    expect(numbers).toEqual(Array.from({ length: 42 }, (_, at) => at + 1))
  })
})
