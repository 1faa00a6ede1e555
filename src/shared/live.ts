import * as z from 'zod/mini'
import { type Said, said } from './sentences/said.ts'

/** The live channel (specification section 7): every event with its payload and the room that hears it. */
export const clientRoom = (clientId: number) => `client:${clientId}`
/** Whoever has the status page of a funding application open, and may. */
export const applicationRoom = (applicationId: number) => `application:${applicationId}`
export const everyoneRoom = 'everyone'
/** Signed-in staff who have a staff page open. */
export const staffRoom = 'staff'

export const documentUpdate = z.object({
  documentType: z.string(),
  fileName: z.string(),
  status: z.enum(['completed', 'error']),
  error: z.optional(z.string()),
})
export const processingUpdate = z.object({
  status: z.enum(['completed', 'processing', 'error']),
  stage: z.nullable(z.string()),
  progress: z.number(),
  message: z.nullable(z.string()),
  /** Why it stopped, to be worded in the language of the page. */
  says: z.optional(z.nullable(said)),
})
export const notification = z.object({ title: z.string(), message: z.string(), type: z.string() })
export const systemAnnouncement = z.object({
  title: z.string(),
  message: z.string(),
  type: z.string(),
  priority: z.string(),
})
/** New beside the specified events: says which part of the portal to fetch again. */
export const portalChange = z.object({
  what: z.enum(['client', 'documents', 'status', 'score', 'review', 'mailing', 'messages']),
})
/** To whoever has the status page of a funding application open: fetch it again. */
export const fundingChange = z.object({
  applicationId: z.number(),
  what: z.enum(['status', 'documents', 'messages', 'packages', 'requirements']),
})
/** To staff: what of the staff side to fetch again, and about which client it was. */
export const staffChange = z.object({
  /** 'lists': what came in beside the clients, such as purchases, testers and interest; 'work': the queue of what only a person does. */
  what: z.enum(['messages', 'clients', 'funding', 'lists', 'work']),
  /** Null: several, a funding application, or a list. */
  clientId: z.nullable(z.number()),
  applicationId: z.optional(z.number()),
})

export type DocumentUpdate = z.infer<typeof documentUpdate>
export type ProcessingUpdate = z.infer<typeof processingUpdate>
export type Notification = z.infer<typeof notification>
export type SystemAnnouncement = z.infer<typeof systemAnnouncement>
export type PortalChange = z.infer<typeof portalChange>
export type FundingChange = z.infer<typeof fundingChange>
export type StaffChange = z.infer<typeof staffChange>

export interface SubscriptionError {
  message: string
  says?: Said
}

export interface ServerToClientEvents {
  /** `quietForMs`: for so long, at least, the room was told nothing before the answer. */
  'subscription-confirmed': (payload: { clientId: number | string; quietForMs?: number }) => void
  /** `message` in English; `says`: the same, to be worded in the language of the page. */
  'subscription-error': (payload: SubscriptionError) => void
  'document-update': (payload: DocumentUpdate) => void
  'armor-update': (payload: ProcessingUpdate) => void
  notification: (payload: Notification) => void
  'system-announcement': (payload: SystemAnnouncement) => void
  'portal-change': (payload: PortalChange) => void
  'application-subscribed': (payload: { applicationId: number }) => void
  'funding-change': (payload: FundingChange) => void
  'staff-subscribed': () => void
  'staff-change': (payload: StaffChange) => void
  pong: (payload: { timestamp: number }) => void
}

export interface ClientToServerEvents {
  'subscribe-client': (payload: number | string | { clientId: number | string }) => void
  'unsubscribe-client': (payload: number | string | { clientId: number | string }) => void
  /** A funding application: answered by 'application-subscribed', or 'subscription-error'. */
  'subscribe-application': (payload: { applicationId: number }) => void
  'unsubscribe-application': (payload: { applicationId: number }) => void
  /** Answered by 'staff-subscribed', or 'subscription-error' to whoever is no staff. */
  'subscribe-staff': () => void
  ping: (payload?: number | { timestamp: number }) => void
}

/** Client settings of the specification. */
export const liveSettings = {
  reconnectionAttempts: 5,
  reconnectionDelayMs: 1_000,
  connectTimeoutMs: 10_000,
  pingEveryMs: 30_000,
  updatesKept: 50,
  updatesShown: 3,
} as const
