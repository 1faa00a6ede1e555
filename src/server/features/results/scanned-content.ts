import type { Box } from '../../../engine/read/positioned-text.ts'
import type { AnswerDay, AnswerScan } from '../../../shared/api/results.ts'
import type { AnsweredItem } from './answered-item.ts'
import type { ConfirmationWording } from './confirmation-wording.ts'

/** One item as character recognition read it. */
export interface ReadItem extends AnsweredItem {
  /** 0 to 0.99; null where no place of the answer shows the outcome. */
  confidence: number | null
  places: Box[]
}

/** What somebody said of an answer that they held beside the paper. */
export interface AnswerStatement {
  /** ISO time. */
  at: string
  actorKind: 'client' | 'staff'
  actorId: string
  /** False: the file is no answer to the letter, and nothing is said of its items. */
  isAnswer: boolean
  isByHand: boolean
  items: {
    fingerprint: string
    title: string
    creditor: string | null
    accountNumber: string | null
    /** 'no_answer' where nothing was read. */
    read: AnsweredItem['outcome']
    stated: AnsweredItem['outcome']
  }[]
  days: { kind: AnswerDay; day: string }[]
  wording: ConfirmationWording
}

/** What is kept, beside what counts of it, of an answer that counts only for what the client says of it. */
export interface ScannedContent {
  state: AnswerScan['state']
  /** Nothing was read: the client enters what the paper says. */
  isByHand: boolean
  /** Pages. */
  done: number
  of: number
  /** Readings asked for so far: each is a job of its own. */
  readings: number
  read: ReadItem[]
  days: { kind: AnswerDay; day: string }[]
  /** Oldest first; the newest stands. */
  statements: AnswerStatement[]
}

export const unreadScan: ScannedContent = {
  state: 'reading',
  isByHand: false,
  done: 0,
  of: 0,
  readings: 1,
  read: [],
  days: [],
  statements: [],
}
