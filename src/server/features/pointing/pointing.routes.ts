import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/pointing.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff, ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { getReportLines } from './get-report-lines.ts'
import { getReportPage } from './get-report-page.ts'
import { getReportReading } from './get-report-reading.ts'
import { listLearnedLabels } from './list-learned-labels.ts'
import { listUnreadFiles } from './list-unread-files.ts'
import { pointAtLine } from './point-at-line.ts'
import { teachLabel } from './teach-label.ts'
import { withdrawLabel } from './withdraw-label.ts'
import { withdrawPointing } from './withdraw-pointing.ts'

/** What a person says of the lines of a report. Open to the client's holders and to staff; every act and read of staff is logged. */
export function mountPointing(app: FastifyInstance, deps: Deps): void {
  const policy = ofClientInPath
  // A word has the file read again, and a page is drawn: as much work as an upload, so as many of them.
  const asUpload = { policy, rateLimit: 'upload' } as const
  mount(app, deps, calls.getReportReading, { policy }, async ({ params, viewer }) => {
    const clientId = params.id
    await noteStaffRead(deps, viewer, 'open-report-reading', clientId, { bureau: params.bureau })
    return getReportReading(deps, { clientId, bureau: params.bureau })
  })
  mount(app, deps, calls.getReportLines, { policy, needs: 'papers' }, async ({ params, viewer }) => {
    const { bureau, page } = params
    const clientId = params.id
    const found = await getReportLines(deps, { clientId, bureau, page })
    await noteStaffRead(deps, viewer, 'open-report-page', clientId, { bureau, page })
    return found
  })
  mount(app, deps, calls.getReportPage, { ...asUpload, needs: 'papers' }, async ({ params, viewer }) => {
    const { bureau, page } = params
    const clientId = params.id
    const file = await getReportPage(deps, { clientId, bureau, page })
    await noteStaffRead(deps, viewer, 'open-report-page', clientId, { bureau, page })
    return { file: { ...file, disposition: 'inline' as const } }
  })
  mount(app, deps, calls.pointAtLine, asUpload, async ({ params, viewer, body }) =>
    pointAtLine(deps, {
      ...body,
      clientId: params.id,
      bureau: params.bureau,
      actor: actorOfViewer(viewer),
    }),
  )
  mount(app, deps, calls.withdrawPointing, asUpload, async ({ params, viewer }) =>
    withdrawPointing(deps, {
      clientId: params.id,
      bureau: params.bureau,
      pointing: params.pointing,
      actor: actorOfViewer(viewer),
    }),
  )
  mountLabels(app, deps)
}

/** What was not understood in all files, and the labels that staff teach. */
function mountLabels(app: FastifyInstance, deps: Deps): void {
  const policy = forStaff
  mount(app, deps, calls.listUnreadFiles, { policy }, async ({ query, viewer }) =>
    listUnreadFiles(deps, { page: query.page ?? 1, actor: actorOfViewer(viewer) }),
  )
  mount(app, deps, calls.listLearnedLabels, { policy }, async () => listLearnedLabels(deps.database.db))
  mount(app, deps, calls.teachLabel, { policy }, async ({ body, viewer }) =>
    teachLabel(deps, { ...body, actor: actorOfViewer(viewer) }),
  )
  mount(app, deps, calls.withdrawLabel, { policy }, async ({ params, viewer }) =>
    withdrawLabel(deps, { label: params.label, actor: actorOfViewer(viewer) }),
  )
}
