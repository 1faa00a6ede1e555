import type { Hints, LearnedLabel, Pointing } from '../../../engine/report/hints/hints.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectLabelsInUse, selectPointingsInForce } from './hints.store.ts'
import type { ReportPointingRow } from './hints.tables.ts'
import { openPointed } from './pointed-content.ts'

/** What is said of one file, with the ids of what was said: to know later whether it still is the same. */
export interface FileHints {
  hints: Hints
  pointings: { id: number; pointing: Pointing }[]
  labelIds: readonly number[]
}

/**
 * What a reading of this file has to know: the words of its client on these very bytes, oldest first, and the labels in
 * use. A file of nobody yet has the labels alone.
 */
export async function hintsOfFile(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  file: { clientId: number | null; sha256: string },
): Promise<FileHints> {
  const { clientId, sha256 } = file
  const rows = clientId === null ? [] : await selectPointingsInForce(queryable, { clientId, sha256 })
  const labels = await selectLabelsInUse(queryable)
  return fileHints(
    rows.map((row) => ({ id: row.id, pointing: pointingOf(deps, row) })),
    labels.map(({ id, label, meaning }) => ({ id, label, meaning })),
  )
}

export function fileHints(
  pointings: FileHints['pointings'],
  labels: readonly (LearnedLabel & { id: number })[],
): FileHints {
  return {
    hints: {
      pointings: pointings.map(({ pointing }) => pointing),
      labels: labels.map(({ label, meaning }) => ({ label, meaning })),
    },
    pointings,
    labelIds: labels.map(({ id }) => id),
  }
}

/** Of a file that nothing was said of, and no label is known for. */
export const nothingSaid: FileHints = fileHints([], [])

/** The same labels with other words on the file. */
export function saidWith(before: FileHints, pointings: FileHints['pointings']): FileHints {
  const hints = { ...before.hints, pointings: pointings.map(({ pointing }) => pointing) }
  return { ...before, hints, pointings }
}

/** True when the same was said of the file both times: what was read with the one is what the other would read. */
export function isSameSaid(a: FileHints, b: FileHints): boolean {
  const keyOf = ({ pointings, labelIds }: FileHints) =>
    JSON.stringify([pointings.map(({ id }) => id), [...labelIds].sort((one, other) => one - other)])
  return keyOf(a) === keyOf(b)
}

export function pointingOf(deps: Pick<Deps, 'sealer'>, row: ReportPointingRow): Pointing {
  const { text, box } = openPointed(deps, row)
  return { box, words: text, meaning: row.meaning, bureau: bureauNames[row.bureau] }
}
