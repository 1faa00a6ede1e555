import type { TextGroup } from './text-entry.ts'

/** Whose catalogue the texts of such a group stand in. */
export type NoticeSource = 'frame' | 'receipt' | 'refund' | 'renewal' | 'agreement'

/** A mail that is of no case: it is previewed with a sample's data always. */
export interface NoticeTextGroup extends TextGroup {
  kind: 'notice'
  source: NoticeSource
  /** The mail that the preview draws. */
  shownIn: NoticeSample
}

export type NoticeSample =
  | 'sign-in-link'
  | 'receipt'
  | 'refund'
  | 'renewal'
  | 'agreement-signed'
  | 'agreement-open'
  | 'agreement-cancelled'
