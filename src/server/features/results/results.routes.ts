import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/results.ts'
import { reportLimit } from '../../../shared/rules/file-limits.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff, ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { confirmAnswer } from './confirm-answer.ts'
import { enterAnswer } from './enter-answer.ts'
import { getAnswerPicture } from './get-answer-picture.ts'
import { getPackets } from './get-packets.ts'
import { listResults } from './list-results.ts'
import { moveAnswer } from './move-answer.ts'
import { readAnswerAgain } from './read-answer-again.ts'
import { requestPackets } from './request-packets.ts'
import { uploadResults } from './upload-results.ts'

/** Answers and packets. Open to the client's holders and to staff only; every act and read of staff is logged. */
export function mountResults(app: FastifyInstance, deps: Deps): void {
  const policy = ofClientInPath
  mount(app, deps, calls.listResults, { policy }, async ({ params, viewer }) => {
    const clientId = params.id
    await noteStaffRead(deps, viewer, 'open-results', clientId, {})
    return listResults(deps, clientId)
  })
  mount(
    app,
    deps,
    calls.uploadResults,
    { policy, rateLimit: 'upload', files: { answer: reportLimit } },
    async ({ params, viewer, body, files }) => {
      const clientId = params.id
      const result = await uploadResults(deps, { ...body, clientId, files, actor: actorOfViewer(viewer) })
      await noteStaffRead(deps, viewer, 'upload-results', clientId, { bureau: body.bureau })
      return result
    },
  )
  mount(app, deps, calls.confirmAnswer, { policy }, async ({ params, viewer, body, origin }) => {
    const clientId = params.id
    const { result } = params
    const confirmed = await confirmAnswer(deps, {
      ...body,
      clientId,
      result,
      actor: actorOfViewer(viewer),
      language: origin.language,
    })
    await noteStaffRead(deps, viewer, 'confirm-answer', clientId, {
      result,
      isAnswer: body.isAnswer ?? true,
    })
    return confirmed
  })
  mount(app, deps, calls.readAnswerAgain, { policy }, async ({ params, viewer }) => {
    const clientId = params.id
    const { result } = params
    await noteStaffRead(deps, viewer, 'read-answer-again', clientId, { result })
    return readAnswerAgain(deps, { clientId, result })
  })
  mount(app, deps, calls.moveAnswer, { policy, rateLimit: 'upload' }, async ({ params, body, viewer }) => {
    const clientId = params.id
    const { result } = params
    const actor = actorOfViewer(viewer)
    const moved = await moveAnswer(deps, { clientId, result, document: body.document, actor })
    await noteStaffRead(deps, viewer, 'move-answer', clientId, { result, document: body.document })
    return moved
  })
  mount(app, deps, calls.enterAnswer, { policy: forStaff }, async ({ params, body, viewer }) => {
    const clientId = params.id
    const entered = await enterAnswer(deps, { ...body, clientId, actor: actorOfViewer(viewer) })
    await noteStaffRead(deps, viewer, 'enter-answer', clientId, { ...body, result: entered.id })
    return entered
  })
  mount(app, deps, calls.getAnswerPicture, { policy }, async ({ params, viewer }) => {
    const clientId = params.id
    const file = await getAnswerPicture(deps, { ...params, clientId })
    await noteStaffRead(deps, viewer, 'open-answer-picture', clientId, { result: params.result })
    return { file: { ...file, disposition: 'inline' as const } }
  })
  mount(app, deps, calls.getPackets, { policy }, async ({ params }) => getPackets(deps, params.id))
  mount(app, deps, calls.requestPackets, { policy }, async ({ params, viewer, body }) => {
    const clientId = params.id
    const requested = await requestPackets(deps, { clientId, body, actor: actorOfViewer(viewer) })
    await noteStaffRead(deps, viewer, 'request-packets', clientId, {})
    return requested
  })
}
