import { getFundingDraft, getFundingPrefill, type KeptFundingFile } from '../../../shared/api/funding-form.ts'
import { emptyFundingFields, type FundingFields } from '../../../shared/rules/funding-form.ts'
import {
  type FundingPrefill,
  isFundingPlaceholder,
  readFundingPrefill,
} from '../../../shared/rules/funding-prefill.ts'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { readKeptForm } from '../../lib/funding-records.ts'
import { logProblem } from '../../lib/log-problem.ts'
import type { FundingStep } from './field-problems.ts'
import { hasPrefillParameter } from './funding-search.ts'

/** What a prefill came to; the names of the messages in section 8 of the specification. */
export type PrefillOutcome = 'none' | 'prefilled' | 'prefillRejected' | 'prefillUnreadable' | 'prefillFailed'

export interface OpenedForm {
  fields: FundingFields
  step: FundingStep
  /** Chosen on an earlier visit, and kept on the server. */
  files: readonly KeptFundingFile[]
  prefill: PrefillOutcome
  /** A draft of an earlier visit was filled in. */
  restored: boolean
  /** The server did not say whether it keeps a draft. */
  isUnknown: boolean
  /** Neither prefill nor draft: at `/funding-intake` this is an address that was opened cold (decision 2). */
  isCold: boolean
}

/**
 * What the form begins with: the draft on the server or what was kept on the way to the checkout, and over it what the
 * address and its token fill in. A prefill for another email address is another person and begins empty.
 * @param search of the address that the page was opened at
 */
export async function openFundingForm(search: URLSearchParams): Promise<OpenedForm> {
  const token = search.get('token')
  const [{ draft, files, isUnknown }, prefill] = await Promise.all([readDraft(), readPrefill(search, token)])
  const kept = draft?.fields ?? readKeptForm()
  const filled = prefill.fields
  const isOther = Boolean(filled.email && kept?.email && !sameText(filled.email, kept.email))
  const base = isOther ? null : kept
  return {
    fields: { ...emptyFundingFields, ...base, ...filled },
    step: base && draft ? draft.step : 1,
    files: isOther ? [] : files,
    prefill: prefill.outcome,
    restored: base !== null,
    isUnknown,
    isCold: kept === null && !isUnknown && token === null && !hasPrefillParameter(search),
  }
}

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

interface Draft {
  draft: { fields: FundingFields; step: FundingStep } | null
  files: readonly KeptFundingFile[]
  /** The server did not say: there may be a draft. */
  isUnknown: boolean
}

async function readDraft(): Promise<Draft> {
  try {
    const { draft, files } = await callApi(getFundingDraft, {})
    if (!draft) return { draft: null, files, isUnknown: false }
    const step = draft.step === 3 ? 3 : draft.step === 2 ? 2 : 1
    return { draft: { fields: draft.fields, step }, files, isUnknown: false }
  } catch (error) {
    logProblem('The funding draft could not be loaded.', error)
    return { draft: null, files: [], isUnknown: true }
  }
}

interface Prefill {
  outcome: PrefillOutcome
  fields: Partial<FundingFields>
}
const nothing = (outcome: PrefillOutcome): Prefill => ({ outcome, fields: {} })

async function readPrefill(search: URLSearchParams, token: string | null): Promise<Prefill> {
  const address = readFundingPrefill(Object.fromEntries(search))
  if (address.kind === 'rejected' || (token !== null && isFundingPlaceholder(token.trim()))) {
    return nothing('prefillRejected')
  }
  const ofAddress = address.kind === 'filled' ? address.fields : {}
  if (!token) return ofAddressAlone(address)
  const ofToken = await readToken(token)
  // What the address itself says is newer than what the token keeps.
  if (ofToken.outcome === 'prefilled')
    return { outcome: 'prefilled', fields: { ...ofToken.fields, ...ofAddress } }
  return { outcome: ofToken.outcome, fields: ofAddress }
}

function ofAddressAlone(address: Exclude<FundingPrefill, { kind: 'rejected' }>): Prefill {
  if (address.kind === 'filled') return { outcome: 'prefilled', fields: address.fields }
  return nothing(address.kind === 'unreadable' ? 'prefillUnreadable' : 'none')
}

async function readToken(token: string): Promise<Prefill> {
  try {
    const { success, data, rejected } = await callApi(getFundingPrefill, { params: { token } })
    if (rejected) return nothing('prefillRejected')
    if (!success) return nothing('prefillUnreadable')
    const read = readFundingPrefill(data)
    if (read.kind === 'rejected') return nothing('prefillRejected')
    return read.kind === 'filled'
      ? { outcome: 'prefilled', fields: read.fields }
      : nothing('prefillUnreadable')
  } catch (error) {
    logProblem('The prefill could not be loaded.', error)
    const isAnswer = !(error instanceof ApiError || error instanceof NetworkError)
    return nothing(isAnswer ? 'prefillUnreadable' : 'prefillFailed')
  }
}
