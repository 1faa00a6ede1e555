import type { FastifyInstance } from 'fastify'
import * as words from '../../../shared/api/spoken-word.ts'
import * as calls from '../../../shared/api/staff-case.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findSpokenWord, recordSpokenWord } from '../decisions/spoken-words.ts'
import { refundPayment } from '../settlement/refund-payment.ts'
import { blockClient } from './block-client.ts'
import { deleteClient } from './delete-client.ts'
import { enterScore } from './enter-score.ts'
import { getStaffCase } from './get-staff-case.ts'

/** A client’s page of the staff side. */
export function mountCasework(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.getStaffCase, { policy: forStaff }, async (context) =>
    getStaffCase(deps, subjectOf(context)),
  )
  mount(app, deps, calls.refundPayment, { policy: forStaff, needs: 'refunds' }, async (context) => {
    const { paymentIntentId, amount, reason, attemptKey } = context.body
    const amountCents = centsFromDollars(Number(amount))
    return refundPayment(deps, { ...subjectOf(context), paymentIntentId, amountCents, reason, attemptKey })
  })
  mount(app, deps, calls.enterScore, { policy: forStaff }, async (context) =>
    enterScore(deps, { ...subjectOf(context), ...context.body }),
  )
  mount(app, deps, words.recordSpokenWord, { policy: forStaff }, async (context) =>
    recordSpokenWord(deps, { ...subjectOf(context), ...context.body }),
  )
  mount(app, deps, words.findSpokenWord, { policy: forStaff }, async (context) => ({
    word: await findSpokenWord(deps, subjectOf(context)),
  }))
  mount(app, deps, calls.blockClient, { policy: forStaff }, async (context) =>
    blockClient(deps, { ...subjectOf(context), ...context.body }),
  )
  mount(app, deps, calls.deleteClient, { policy: forStaff, needs: 'delete' }, async (context) =>
    deleteClient(deps, { ...subjectOf(context), ...context.body }),
  )
}

function subjectOf(context: { viewer: Viewer; params: { id: number } }) {
  return { clientId: context.params.id, actor: actorOfViewer(context.viewer) }
}
