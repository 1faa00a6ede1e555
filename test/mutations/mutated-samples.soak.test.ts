import { describe, expect, it } from 'vitest'
import {
  type MutationResult,
  measureMutation,
  mutationsOf,
  readWhole,
} from '../support/measure/measure-mutations.ts'
import { belowTarget, mutationHead, mutationRows } from '../support/measure/mutation-table.ts'
import { textTable } from '../support/measure/text-table.ts'
import { laterSampleSets, sampleSets } from '../support/truth-report.ts'

/** Prints figures and fails for none of them. That each dropped page is named is held in missing-pages.soak.test.ts. */
describe.each([...sampleSets, ...laterSampleSets])('%s', (set) => {
  it('is read with labels renamed, lines and pages moved, turned, merged and reprinted', {
    timeout: 3_600_000,
  }, async () => {
    const whole = await readWhole(set)
    for (const file of whole.files) {
      const results: MutationResult[] = []
      for (const mutation of mutationsOf(whole, file).filter(({ kind }) => kind !== 'page dropped')) {
        results.push(await measureMutation(whole, file, mutation))
      }
      expect(results.length).toBeGreaterThan(10)
      const lines = textTable([...mutationHead], mutationRows(`${set}/${file.file}`, results))
      process.stdout.write(`${lines.join('\n')}\n`)
      for (const result of results) {
        const sentence = belowTarget(result)
        if (sentence !== null) process.stdout.write(`${sentence}\n`)
      }
    }
  })
})
