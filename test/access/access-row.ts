import type { InjectOptions } from 'fastify'

/** What a call is asked about in the access test. */
export interface Subject {
  clientId: string
  documentId: string
  fileId: string
  paymentIntentId: string
  /** A funding application of the same address, held by the same browser, and a payment for it. */
  applicationId: string
  fundingPaymentIntentId: string
  fundingDocumentId: string
  fundingFileId: string
  /** Checkout session of a toolkit of the same address, paid in the same browser. */
  sessionId: string
  /** Number of a message that somebody wrote without an account. */
  visitorId: string
  /** The payment of that toolkit. */
  receiptNumber: string
}

/** Who may make a call, and how to make it. */
export type AccessRow =
  /** Open to everybody; `status` is what nobody gets, which is neither 401 nor 403. */
  | { for: 'anyone'; ask: InjectOptions; status: number }
  /** About one client or funding application: its holders and staff. `allowed` is what they get. */
  | { for: 'client'; ask: (subject: Subject) => InjectOptions; allowed: number; malformed: readonly string[] }
  /** About one client: its holders alone. 403 to staff. */
  | { for: 'holder'; ask: (subject: Subject) => InjectOptions; allowed: number }
  /** About the asking session: 401 for nobody. */
  | { for: 'session'; ask: InjectOptions; clientOnly: boolean }
  /** About something of an address, for whoever has proven it and nobody else: 401 to browsers, 404 to staff. */
  | {
      for: 'address'
      ask: (subject: Subject) => InjectOptions
      allowed: number
      /** It names nothing that could be somebody else's. */
      isOfNothing?: true
    }
  /** For owners only: 403 to all other staff, admins too. */
  | { for: 'owner'; ask: InjectOptions; allowed: number }
  /** For staff only; `admin`: for admins only. `allowed` is what they get. */
  | { for: 'staff' | 'admin'; ask: (subject: Subject) => InjectOptions; allowed: number }
  /** Authorised by something else than a session, which the sentence names; without it `status`. */
  | { for: 'secret'; ask: InjectOptions; status: number; by: string }

export const ids = ['abc', '0', '-1', '1.5', '1e3', '01', '99999999999999', '1%20or%201=1', '%27', '..%2f1']
export const get = (url: string): InjectOptions => ({ method: 'GET', url })
export const send = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload: object = {},
): InjectOptions => ({
  method,
  url,
  payload,
})

export const ofClient = (path: string, allowed = 200): AccessRow => ({
  for: 'client',
  ask: ({ clientId }) => get(`/api/clients/${clientId}${path}`),
  allowed,
  malformed: ids,
})

export const ofClientPost = (path: string, allowed: number, payload: object = {}): AccessRow => ({
  for: 'client',
  ask: ({ clientId }) => send('POST', `/api/clients/${clientId}${path}`, payload),
  allowed,
  malformed: ids,
})

export const ofApplication = (path: string, allowed = 200): AccessRow => ({
  for: 'client',
  ask: ({ applicationId }) => get(`/api/funding-applications/${applicationId}${path}`),
  allowed,
  malformed: ids,
})

export const ofApplicationPost = (path: string, allowed: number, payload: object = {}): AccessRow => ({
  for: 'client',
  ask: ({ applicationId }) => send('POST', `/api/funding-applications/${applicationId}${path}`, payload),
  allowed,
  malformed: ids,
})

/** One multipart text field or file a line. */
export function form(fields: Record<string, string>): Pick<InjectOptions, 'headers' | 'payload'> {
  const boundary = 'access-test-boundary'
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  }
}

/** Nobody's call but staff's. */
export const ofStaff = (ask: InjectOptions, allowed = 200): AccessRow => ({
  for: 'staff',
  ask: () => ask,
  allowed,
})

/** Owners only: about what roles may. */
export const ofOwner = (ask: InjectOptions, allowed = 200): AccessRow => ({ for: 'owner', ask, allowed })

/** Admins only: to other staff it is forbidden, to anyone else not there. */
export const ofAdmin = (ask: InjectOptions, allowed = 200): AccessRow => ({
  for: 'admin',
  ask: () => ask,
  allowed,
})
