import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const rows = readFileSync('docs/law-review.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (\d+|[A-Z])/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

function filesIn(cell = ''): string[] {
  return [...cell.matchAll(/`(src\/[^`]+)`/g)].flatMap(([, path]) => path ?? [])
}

describe('the page about the review of the law', () => {
  it('has each of the 26 rows once', () => {
    const numbers = rows.flatMap(([, first]) => (/^\d+$/.test(first ?? '') ? [Number(first)] : []))
    expect(numbers).toEqual(Array.from({ length: 26 }, (_, at) => at + 1))
  })

  it('names for every row where it is said and what holds it, in files that exist', () => {
    for (const cells of rows) {
      const [said, held] = [filesIn(cells.at(-3)), filesIn(cells.at(-2))]
      expect(said, cells[1]).not.toEqual([])
      expect(held, cells[1]).not.toEqual([])
      expect(held.filter((path) => !path.endsWith('.test.ts'))).toEqual([])
      expect([...said, ...held].filter((path) => !existsSync(path))).toEqual([])
    }
  })
})
