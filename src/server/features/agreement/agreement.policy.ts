import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import type { Decision } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { selectAgreement } from './agreement.store.ts'
import type { AgreementRow } from './agreement.tables.ts'

/**
 * Whose agreement it is: the browser in which it was begun, whoever signed in with its address, and staff. The link in a mail
 * may be passed on: it shows where an agreement stands and lets cancel it, and opens no paper.
 */
export function isOwnAgreement(viewer: Viewer, row: AgreementRow): boolean {
  if (viewer.kind === 'staff') return true
  if (viewer.kind === 'nobody') return false
  if (viewer.kind === 'client' && row.emailKey !== '' && row.emailKey === emailKeyOf(viewer.email))
    return true
  return row.holderUserId !== null && row.holderUserId === viewer.userId
}

/** Policy of signing. Staff sign for nobody. */
export async function forSigner(asked: Asked): Promise<Decision> {
  return asked.viewer.kind === 'staff' ? 'not_found' : ofAgreementInPath(asked)
}

interface Asked {
  deps: Deps
  viewer: Viewer
  params: { reference: string }
}

/** Policy of papers. */
export async function ofAgreementInPath({ deps, viewer, params }: Asked): Promise<Decision> {
  const row = await selectAgreement(deps.database.db, params.reference)
  if (!row) return 'not_found'
  if (viewer.kind === 'nobody') return 'not_signed_in'
  return isOwnAgreement(viewer, row) ? 'allow' : 'not_found'
}
