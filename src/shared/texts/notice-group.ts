import type { TextGroup } from './text-entry.ts'

/** Whose catalogue the texts of such a group stand in. */
export type NoticeSource =
  | 'frame'
  | 'receipt'
  | 'refund'
  | 'refund-sent-back'
  | 'renewal'
  | 'agreement'
  | 'purchases'
  | 'bookings'
  | 'works'
  | 'postal-news'
  | 'postal-receipt'
  | 'support-answer'
  | 'visitors'
  | 'invitation'
  | 'funding'
  | 'funding-receipt'
  | 'privacy'

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
  | 'refund-sent-back'
  | 'renewal'
  | `agreement-${'signed' | 'open' | 'cancelled'}`
  | `purchase-${'receipt' | 'renewed' | 'refund' | 'past-due' | 'ending' | 'ended'}`
  | 'session-answer'
  | `session-${'booked' | 'moved' | 'handed-over' | 'cancelled' | 'withdrawn' | 'closed' | 'day-before' | 'hour-before'}`
  | `work-${'delivered' | 'reopened'}`
  | `postal-${'delivered' | 'returned' | 'receipt' | 'refund'}`
  | 'support-answer'
  | 'message-received'
  | 'visitor-answer'
  | 'portal-invitation'
  | `funding-${'received' | 'status' | 'document' | 'message' | 'judged' | 'link' | 'draft' | 'deletion' | 'retention' | 'receipt' | 'refund'}`
  | 'retention'
  | 'deletion'
  | 'address-deletion'
  | 'lapsed-deletion'
