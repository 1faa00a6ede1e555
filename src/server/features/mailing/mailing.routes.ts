import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/mailing.ts'
import { paperLimit } from '../../../shared/rules/file-limits.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff, ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { downloadLetterEventEvidence, downloadMailingEvidence } from '../mail-log/download-evidence.ts'
import { logEarlierLetter } from '../mail-log/log-earlier-letter.ts'
import { recordLetterEvent } from '../mail-log/record-letter-event.ts'
import { recordMailing } from '../mail-log/record-mailing.ts'
import { withdrawLetterEvent } from '../mail-log/withdraw-letter-event.ts'
import { downloadCalendar } from './download-calendar.ts'
import { listMailings } from './list-mailings.ts'
import { showLetter } from './show-letter.ts'
import { writeCaseFile } from './write-case-file.ts'

/** The mail log and its clocks. Open to the client's holders and to staff only; every act and read of staff is logged. */
export function mountMailing(app: FastifyInstance, deps: Deps): void {
  const policy = ofClientInPath
  mount(app, deps, calls.listMailings, { policy }, async ({ params, viewer }) => {
    const clientId = params.id
    await noteStaffRead(deps, viewer, 'open-mail-log', clientId, {})
    return listMailings(deps, clientId)
  })
  mount(
    app,
    deps,
    calls.recordMailing,
    { policy, rateLimit: 'upload', files: { evidence: paperLimit.bytes } },
    async ({ params, viewer, body, files }) => {
      const clientId = params.id
      const actor = actorOfViewer(viewer)
      const documentId = await recordMailing(deps, { ...body, clientId, files, actor })
      await noteStaffRead(deps, viewer, 'record-mailing', clientId, { documentId, state: body.state })
      return showLetter(deps, clientId, documentId)
    },
  )
  mount(app, deps, calls.downloadMailingEvidence, { policy, needs: 'papers' }, async ({ params, viewer }) => {
    const clientId = params.id
    const file = await downloadMailingEvidence(deps, { clientId, step: params.step })
    await noteStaffRead(deps, viewer, 'download-mailing-evidence', clientId, { step: params.step })
    return { file }
  })
  mount(
    app,
    deps,
    calls.logEarlierLetter,
    { policy: forStaff, rateLimit: 'upload', files: { evidence: paperLimit.bytes } },
    async ({ params: { id: clientId }, viewer, body, files }) => {
      const actor = actorOfViewer(viewer)
      return showLetter(deps, clientId, await logEarlierLetter(deps, { ...body, clientId, files, actor }))
    },
  )
  mountLetterEvents(app, deps)
  mount(app, deps, calls.downloadCalendar, { policy }, async ({ params, viewer }) => {
    const clientId = params.id
    await noteStaffRead(deps, viewer, 'download-calendar', clientId, {})
    return { file: await downloadCalendar(deps, clientId) }
  })
  mount(app, deps, calls.downloadCaseFile, { policy, needs: 'papers' }, async ({ params, viewer }) => {
    const clientId = params.id
    await noteStaffRead(deps, viewer, 'download-case-file', clientId, {})
    return { file: await writeCaseFile(deps, clientId) }
  })
}

/** What happened to a letter beside its way through the mail. */
function mountLetterEvents(app: FastifyInstance, deps: Deps): void {
  const policy = ofClientInPath
  mount(
    app,
    deps,
    calls.recordLetterEvent,
    { policy, rateLimit: 'upload', files: { evidence: paperLimit.bytes } },
    async ({ params, viewer, body, files }) => {
      const clientId = params.id
      const actor = actorOfViewer(viewer)
      const documentId = await recordLetterEvent(deps, { ...body, clientId, files, actor })
      await noteStaffRead(deps, viewer, 'record-letter-event', clientId, { documentId, kind: body.kind })
      return showLetter(deps, clientId, documentId)
    },
  )
  mount(app, deps, calls.withdrawLetterEvent, { policy }, async ({ params, viewer }) => {
    const clientId = params.id
    const given = { clientId, event: params.event, actor: actorOfViewer(viewer) }
    const documentId = await withdrawLetterEvent(deps, given)
    await noteStaffRead(deps, viewer, 'withdraw-letter-event', clientId, { event: params.event })
    return showLetter(deps, clientId, documentId)
  })
  mount(
    app,
    deps,
    calls.downloadLetterEventEvidence,
    { policy, needs: 'papers' },
    async ({ params, viewer }) => {
      const clientId = params.id
      const file = await downloadLetterEventEvidence(deps, { clientId, event: params.event })
      await noteStaffRead(deps, viewer, 'download-letter-event-evidence', clientId, { event: params.event })
      return { file }
    },
  )
}
