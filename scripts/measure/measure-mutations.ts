/** Mutations of every sample file, against the whole file. */
import {
  type MutationResult,
  measureMutation,
  mutationKinds,
  mutationsOf,
  readWhole,
} from '../../test/support/measure/measure-mutations.ts'
import { belowTarget, mutationHead, mutationRows } from '../../test/support/measure/mutation-table.ts'
import { textTable } from '../../test/support/measure/text-table.ts'
import { laterSampleSets, sampleSets } from '../../test/support/truth-report.ts'

/**
 * A table a file and kind; returns a sentence for each mutation that comes out below its target. Sampled, each file gets
 * one mutation of every third kind, its neighbour of the next ones: a minute in all, where all of them take many.
 */
export async function measureMutations({ only, isAll }: { only: string; isAll: boolean }): Promise<string[]> {
  const results: MutationResult[] = []
  let at = 0
  for (const set of [...sampleSets, ...laterSampleSets]) {
    const whole = await readWhole(set)
    for (const file of whole.files.filter((each) => `${set}/${each.file}`.includes(only))) {
      at += 1
      const some = mutationsOf(whole, file, isAll ? Number.POSITIVE_INFINITY : 1).filter(
        ({ kind }) => isAll || only !== '' || (mutationKinds.indexOf(kind) + at) % 3 === 0,
      )
      for (const mutation of some) results.push(await measureMutation(whole, file, mutation))
    }
  }
  const files = [...new Set(results.map(({ file }) => file))]
  const rows = files.flatMap((file) =>
    mutationRows(
      `${file.set}/${file.file}`,
      results.filter((each) => each.file === file),
    ),
  )
  const all = mutationRows('all files', results)
  for (const line of textTable([...mutationHead], [...rows, ...all])) console.log(line)
  return results.map(belowTarget).filter((sentence) => sentence !== null)
}
