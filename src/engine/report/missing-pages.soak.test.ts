import { describe, expect, it } from 'vitest'
import { type DroppedPage, dropPage } from '../../../test/support/hard-files/dropped-pages.ts'
import { readWholeSet } from '../../../test/support/hard-files/whole-set.ts'
import { laterSampleSets, sampleSets } from '../../../test/support/truth-report.ts'

const count = (pages: readonly DroppedPage[], test: (page: DroppedPage) => boolean): number =>
  pages.filter(test).length
const strengths = (pages: readonly DroppedPage[], strength: string): number =>
  pages.flatMap(({ news }) => news).filter((finding) => finding.strength === strength).length

/** Prints a row a file: run by hand or in the soak, with every page of every sample taken out once. */
describe.each([...sampleSets, ...laterSampleSets])('each page of %s taken out', (set) => {
  it('is named, and makes no accusation', { timeout: 600_000 }, async () => {
    const whole = await readWholeSet(set)
    for (const { file, pages } of whole.files) {
      const dropped = pages.map(({ number }) => dropPage(whole, file, number))
      const row = [
        `${set}/${file}`.padEnd(32),
        `pages ${dropped.length}`,
        ...(['read', 'stopped', 'refused'] as const).map(
          (outcome) => `${outcome} ${count(dropped, (page) => page.outcome === outcome)}`,
        ),
        `named ${count(dropped, ({ isNamed }) => isNamed)}`,
        ...(['A', 'B', 'C'] as const).map((strength) => `new ${strength} ${strengths(dropped, strength)}`),
      ]
      process.stdout.write(`${row.join('  ')}\n`)
      const wrong = dropped.flatMap(({ isNamed, news }, at) => [
        ...(isNamed ? [] : [`page ${at + 1} is not named`]),
        ...news.map(({ strength, statement }) => `without page ${at + 1}: ${strength}: ${statement}`),
      ])
      expect(wrong).toEqual([])
    }
  })
})
