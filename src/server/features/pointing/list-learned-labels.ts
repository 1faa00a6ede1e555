import type { LearnedLabel } from '../../../shared/api/pointing.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectLabels } from './pointing.store.ts'
import { shownLabel } from './shown-label.ts'

/** More than staff will ever teach; the newest are shown. */
const most = 1000

/** The labels that staff taught the reader, the newest first. */
export async function listLearnedLabels(queryable: Queryable): Promise<{ labels: LearnedLabel[] }> {
  return { labels: (await selectLabels(queryable, most)).map(shownLabel) }
}
