import { emptyAnswers } from '../../src/server/features/guides/guide-answers.ts'
import { type AccessRow, get, ids, send } from './access-row.ts'

type Method = 'GET' | 'POST' | 'PUT'

/** About the guide of one purchase: its buyer's and staff's. */
const ofGuide = (method: Method, path: string, payload: object = {}, allowed = 200): AccessRow => ({
  for: 'client',
  ask: ({ sessionId }) => {
    const url = `/api/purchases/${sessionId}/guides/collections${path}`
    return method === 'GET' ? get(url) : send(method, url, payload)
  },
  allowed,
  malformed: ids,
})

export const guidesAccess: Record<string, AccessRow> = {
  getGuide: ofGuide('GET', ''),
  // Another window's version: allowed as far as that.
  saveGuideAnswers: ofGuide('PUT', '/answers', { version: 999, answers: emptyAnswers(null) }, 409),
  tickGuideTask: ofGuide('POST', '/tasks', { task: 'ready/mark-lines', done: true }),
  getGuidePaper: ofGuide('GET', '/papers/calendar'),
  saveGuidePaper: ofGuide('PUT', '/papers/calendar', { blocks: null }),
  // Of a paper that this guide does not hold: allowed as far as that.
  downloadGuidePaper: ofGuide('GET', '/papers/landlord-letter/download', {}, 404),
}
