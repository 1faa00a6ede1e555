import { listUnreadHeads } from '../reports/list-unread-heads.ts'
import { casePage, type WaitingKind } from './waiting-kind.ts'

/** Reports that the program did not wholly understand. One that could not be opened has no pages to look at. */
export const waitingReports: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listUnreadHeads(deps.database.db, limit)
  return {
    total,
    rows: rows.flatMap(({ clientId, bureau, readState, createdAt }) => {
      if (clientId === null) return []
      const pages = `/account/reports/${bureau}?client=${clientId}`
      const address = readState === 'closed' ? casePage(clientId, 'reports') : pages
      return [{ clientId, name: null, since: createdAt.toISOString(), address }]
    }),
  }
}
