import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { holdClient } from '../accounts/hold-client.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import {
  completeClientIntake,
  createPendingClient,
  findClientOfPayment,
  type IntakeAnswers,
} from '../clients/complete-client-intake.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { recordOrderTerms } from '../consent/record-order-terms.ts'
import { adoptReports } from '../reports/list-reports.ts'
import { attachReport } from '../reports/store-report.ts'
import { spendTesterToken } from '../testers/tester-token.ts'
import type { IntakeTarget } from './find-intake-target.ts'
import { deleteDraft, insertClientFile } from './intake.store.ts'
import { intakeDraftForm } from './intake-draft-form.ts'
import { sealIntakeNotes } from './intake-notes.ts'
import { forgetDraftFiles } from './keep-draft-files.ts'
import type { PreparedIntakeFiles } from './prepare-intake-files.ts'

interface SaveInput {
  body: Omit<IntakeAnswers, 'notesSealed' | 'policeReport'> & {
    policeReport?: string | undefined
    notes?: string | undefined
  }
  target: IntakeTarget
  files: PreparedIntakeFiles
  attemptKey: string
  userId: string
  origin: RequestOrigin
}

interface SavedIntake {
  clientId: number
  /** Stored files of the draft that no row names any more. */
  draftKeys: string[]
}

/** The one transaction of an intake: record, files, reports, holder, draft and, when all is there, the run. */
export async function saveIntake(deps: Deps, input: SaveInput): Promise<SavedIntake | 'repeated'> {
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    const client = await completedClient(deps, tx, input, now)
    if (client === 'repeated') return client
    const owner = { clientId: client.id }
    for (const prepared of input.files.reports) {
      await attachReport(deps, tx, { owner, prepared })
    }
    for (const file of input.files.documents) {
      await insertClientFile(tx, { ...file, clientId: client.id, createdAt: now })
    }
    await holdClient(tx, { userId: input.userId, clientId: client.id, now })
    await recordOrderTerms(tx, {
      email: input.body.email,
      clientId: client.id,
      page: '/intake',
      order: `intake ${client.id}`,
      origin: input.origin,
      now,
    })
    await deleteDraft(tx, input.userId)
    const draftKeys = await forgetDraftFiles(tx, intakeDraftForm, input.userId)
    await noteFact(deps, tx, { kind: 'intake-sent', clientId: client.id })
    return { clientId: client.id, draftKeys }
  })
}

async function completedClient(
  deps: Deps,
  tx: Queryable,
  input: SaveInput,
  now: Date,
): Promise<ClientRow | 'repeated'> {
  const { target, attemptKey } = input
  const answers = answersOf(deps, input.body)
  if (target.kind === 'pending') {
    // The payment may have settled since it was asked about: then its record is the one to complete.
    const settled = target.paymentIntentId ? await findClientOfPayment(tx, target.paymentIntentId) : undefined
    if (!settled) {
      const { paymentIntentId } = target
      const client = await createPendingClient(tx, { answers, paymentIntentId, attemptKey, now })
      if (paymentIntentId) await adoptReports(tx, { paymentIntentId, clientId: client.id, now })
      return client
    }
    return completeClientIntake(tx, { clientId: settled.id, answers, attemptKey, now })
  }
  const locked = await findClientForChange(tx, target.clientId)
  if (locked?.intakeAttemptKey === attemptKey) return 'repeated'
  if (target.kind === 'tester' && !(await spendTesterToken(tx, target.applicationId, now))) {
    throw new Refusal('token_invalid', says('account.testerLinkUsed'))
  }
  return completeClientIntake(tx, { clientId: target.clientId, answers, attemptKey, now })
}

/** A question that was hidden has no answer: the police report is asked only after identity theft. */
function answersOf(deps: Deps, body: SaveInput['body']): IntakeAnswers {
  const notes = body.notes?.trim() ?? ''
  return {
    name: body.name,
    email: body.email,
    phone: body.phone,
    mailingAddress: body.mailingAddress,
    city: body.city,
    state: body.state,
    zipCode: body.zipCode,
    previousDisputes: body.previousDisputes,
    identityTheft: body.identityTheft,
    policeReport: body.identityTheft === 'yes' ? body.policeReport || null : null,
    ftcAffidavit: body.ftcAffidavit,
    notesSealed: sealIntakeNotes(deps, notes),
  }
}
