import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/review.ts'
import {
  chooseBirthDate as chooseBirthDateCall,
  chooseDigits as chooseDigitsCall,
} from '../../../shared/api/review-identity.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { answerQuestion } from './answer-question.ts'
import { chooseBirthDate } from './choose-birth-date.ts'
import { chooseDigits } from './choose-digits.ts'
import { confirmValue } from './confirm-value.ts'
import { decideFinding } from './decide-finding.ts'
import { disputeProvable } from './dispute-provable.ts'
import { exportFacts } from './export-facts.ts'
import { getEvidencePicture } from './get-evidence-picture.ts'
import { getReview } from './get-review.ts'
import { leaveForLater } from './leave-for-later.ts'
import { takeBackDecision } from './take-back-decision.ts'

/** What the client decides. Open to the client's holders and to staff only; every act and read of staff is logged. */
export function mountReview(app: FastifyInstance, deps: Deps): void {
  const policy = ofClientInPath
  mount(app, deps, calls.getReview, { policy, packs: true }, async ({ params, viewer }) => {
    const clientId = params.id
    await noteStaffRead(deps, viewer, 'open-review', clientId, {})
    return getReview(deps, clientId)
  })
  mount(app, deps, calls.decideFinding, { policy }, async ({ params, viewer, body, origin }) => {
    const clientId = params.id
    const decided = await decideFinding(deps, { ...body, clientId, ...saidBy(viewer, origin) })
    await noteStaffRead(deps, viewer, 'decide-finding', clientId, {
      finding: body.finding,
      decision: body.decision,
    })
    return decided
  })
  mount(app, deps, calls.takeBackDecision, { policy }, async ({ params, viewer, body, origin }) => {
    const clientId = params.id
    const taken = await takeBackDecision(deps, { ...body, clientId, ...saidBy(viewer, origin) })
    await noteStaffRead(deps, viewer, 'take-back-decision', clientId, { finding: body.finding })
    return taken
  })
  mount(app, deps, calls.disputeProvable, { policy }, async ({ params, viewer, body, origin }) => {
    const clientId = params.id
    const decided = await disputeProvable(deps, { ...body, clientId, ...saidBy(viewer, origin) })
    await noteStaffRead(deps, viewer, 'dispute-provable', clientId, { findings: body.findings.length })
    return decided
  })
  mount(app, deps, calls.leaveForLater, { policy }, async ({ params, viewer, body, origin }) => {
    const clientId = params.id
    const left = await leaveForLater(deps, { ...body, clientId, ...saidBy(viewer, origin) })
    await noteStaffRead(deps, viewer, 'leave-for-later', clientId, { findings: body.findings.length })
    return left
  })
  mount(app, deps, calls.answerQuestion, { policy }, async ({ params, viewer, body, origin }) => {
    const clientId = params.id
    const answered = await answerQuestion(deps, { ...body, clientId, ...saidBy(viewer, origin) })
    await noteStaffRead(deps, viewer, 'answer-question', clientId, { question: body.question })
    return answered
  })
  mount(app, deps, calls.confirmValue, { policy }, async ({ params, viewer, body }) => {
    const clientId = params.id
    const confirmed = await confirmValue(deps, { ...body, clientId, actor: actorOfViewer(viewer) })
    await noteStaffRead(deps, viewer, 'confirm-value', clientId, { value: body.value, correct: body.correct })
    return confirmed
  })
  mount(app, deps, chooseDigitsCall, { policy }, async ({ params, viewer, body }) => {
    const clientId = params.id
    const chosen = await chooseDigits(deps, { ...body, clientId, actor: actorOfViewer(viewer) })
    await noteStaffRead(deps, viewer, 'choose-digits', clientId, { isNone: body.digits === null })
    return chosen
  })
  mount(app, deps, chooseBirthDateCall, { policy }, async ({ params, viewer, body }) => {
    const clientId = params.id
    const chosen = await chooseBirthDate(deps, { ...body, clientId, actor: actorOfViewer(viewer) })
    await noteStaffRead(deps, viewer, 'choose-birth-date', clientId, { isNone: body.date === null })
    return chosen
  })
  mount(app, deps, calls.exportFacts, { policy, needs: 'papers' }, async ({ params, viewer }) => {
    const clientId = params.id
    await noteStaffRead(deps, viewer, 'export-facts', clientId, {})
    return { file: await exportFacts(deps, clientId) }
  })
  mount(app, deps, calls.getEvidencePicture, { policy }, async ({ params, viewer }) => {
    const clientId = params.id
    const file = await getEvidencePicture(deps, { clientId, picture: params.picture })
    await noteStaffRead(deps, viewer, 'open-evidence', clientId, { picture: params.picture })
    return { file: { ...file, disposition: 'inline' as const } }
  })
}

/** Who says it, and the language in which it was read: both stay with the recorded fact. */
const saidBy = (viewer: Viewer, { language }: RequestOrigin) => ({ actor: actorOfViewer(viewer), language })
