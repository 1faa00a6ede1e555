import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { NotCsv, readCsv } from './read-csv.ts'

/** How often others had a turn while the file was read, and how much was read of it. */
async function readBesideOthers(text: string) {
  let turns = 0
  let reading = true
  const others = (async () => {
    for (; reading; turns += 1) await nextTurn()
  })()
  let cells = 0
  let isTable = true
  try {
    for await (const row of readCsv(Buffer.from(text))) cells += row.cells.length
  } catch (error) {
    if (!(error instanceof NotCsv)) throw error
    isTable = false
  }
  reading = false
  await others
  return { turns, cells, isTable }
}

describe('a file that only burns time', () => {
  it.each([
    ['of rows as wide as may be', `a,b\n${`${','.repeat(100_000)}\n`.repeat(8)}`, 8],
    ['of lines without anything', `a,b\n${'\n'.repeat(2_000_000)}`, 25],
  ])('%s lets everybody else have their turn', async (_name, text, least) => {
    const { turns, isTable } = await readBesideOthers(text)
    expect(isTable).toBe(true)
    expect(turns).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['one quote that nothing ends', `a,b\n"${'x'.repeat(4_000_000)}`],
    ['nothing but quotes', `a,b\n${'"'.repeat(4_000_000)}`],
  ])('%s is given up after the longest row there may be', async (_name, text) => {
    expect(await readBesideOthers(text)).toMatchObject({ isTable: false, cells: 2 })
  })
})
