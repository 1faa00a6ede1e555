import type { MessageTopic, VisitorMessage } from '../../../shared/api/visitor-messages.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { VisitorMessageRow } from './inbox.tables.ts'

/** What of a message is sealed: everything that somebody typed. Of an answer the text alone. */
export interface VisitorContent {
  text: string
  /** The address as it was typed. */
  email?: string
  name?: string
  topic?: MessageTopic
  order?: string
}

type Sealed = Pick<VisitorMessageRow, 'emailKey' | 'contentSealed'>

/** It opens only as one of this address's. */
export function sealVisitorContent(
  deps: { sealer: Sealer },
  emailKey: string,
  content: VisitorContent,
): Uint8Array {
  return deps.sealer.seal(JSON.stringify(content), contextOf(emailKey))
}

export function openVisitorContent(deps: { sealer: Sealer }, row: Sealed): VisitorContent {
  return JSON.parse(deps.sealer.openText(row.contentSealed, contextOf(row.emailKey))) as VisitorContent
}

/** A message as its writer and staff read it. */
export function shownVisitorMessage(deps: { sealer: Sealer }, row: VisitorMessageRow): VisitorMessage {
  const { text, name, topic = null, order } = openVisitorContent(deps, row)
  const isAnswer = row.sender === 'staff'
  return {
    id: row.id,
    from: row.sender,
    author: isAnswer ? (row.authorName ?? 'ARMOR') : name || row.emailKey,
    text,
    topic,
    order: order || null,
    isProven: row.isProven,
    at: row.createdAt.toISOString(),
    waiting: !isAnswer && row.handledAt === null,
  }
}

const contextOf = (emailKey: string) => `visitor-message:${emailKey}`
