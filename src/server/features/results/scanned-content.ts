import type { Box } from '../../../engine/read/positioned-text.ts'
import type { AnswerDay } from '../../../shared/api/results.ts'
import type { AnsweredItem } from './answered-item.ts'

/** One item as character recognition read it. */
export interface ReadItem extends AnsweredItem {
  /** 0 to 0.99; null where no place of the answer shows the outcome. */
  confidence: number | null
  places: Box[]
}

/** What is kept of an answer that is a scan, beside what counts of it. */
export interface ScannedContent {
  state: 'reading' | 'to_confirm' | 'confirmed' | 'failed'
  /** Pages. */
  done: number
  of: number
  /** Readings asked for so far: each is a job of its own. */
  readings: number
  read: ReadItem[]
  days: { kind: AnswerDay; day: string }[]
  /** Who compared it with the paper, when, and what was stated; null before. */
  confirmed: {
    at: string
    actorKind: 'client' | 'staff'
    actorId: string
    items: { fingerprint: string; read: AnsweredItem['outcome']; stated: AnsweredItem['outcome'] }[]
    days: AnswerDay[]
  } | null
}

/** What stands in place of items while a scan says nothing that counts. */
export const scanSentences = {
  reading: 'This answer is a scan. It is being read by character recognition, which takes some minutes.',
  toConfirm: 'This answer is a scan. What was read of it counts once you have compared it with the paper.',
  failed: 'This scan could not be read. Scan it again, flat and in good light, or enter what the paper says.',
  noLetter: 'The letter that this answer belongs to is no longer there.',
} as const

export const unreadScan: ScannedContent = {
  state: 'reading',
  done: 0,
  of: 0,
  readings: 1,
  read: [],
  days: [],
  confirmed: null,
}
