import type { LearnedLabel } from '../../../shared/api/pointing.ts'
import type { LearnedLabelRow } from '../hints/hints.tables.ts'

/** A learned label as staff see it. */
export function shownLabel(row: LearnedLabelRow): LearnedLabel {
  const { id, label, meaning, state, tried, total, files, values, because, actorName, createdAt } = row
  return {
    id,
    label,
    meaning,
    state,
    tried,
    // Files come while a label is replayed.
    of: Math.max(total, tried),
    files,
    values,
    because,
    by: actorName,
    at: createdAt.toISOString(),
  }
}
