import type { FastifyInstance } from 'fastify'
import {
  listUploadedReports as listUploadedReportsCall,
  sayReportOwner as sayReportOwnerCall,
  uploadCreditReport as uploadCreditReportCall,
} from '../../../shared/api/reports.ts'
import { reportLimit } from '../../../shared/rules/file-limits.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forAnyone, ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { listShownReports } from './list-reports.ts'
import { requireReportOwner } from './require-report-owner.ts'
import { sayReportOwner } from './say-report-owner.ts'
import { uploadReport } from './upload-report.ts'

/** The first two name the client in the body or the query, so the owner is checked in the handler, before anything else. */
export function mountReports(app: FastifyInstance, deps: Deps): void {
  mount(
    app,
    deps,
    uploadCreditReportCall,
    { policy: forAnyone, needs: 'work', rateLimit: 'upload', files: { creditReport: reportLimit } },
    async (context) => {
      const owner = await requireReportOwner(deps, context.viewer, context.body.clientId)
      const { bureau, password } = context.body
      const addTo = context.body.addTo === 'true'
      const uploaded = await uploadReport(deps, { owner, bureau, files: context.files, addTo, password })
      if ('clientId' in owner)
        await noteStaffRead(deps, context.viewer, 'upload-report', owner.clientId, { bureau })
      return uploaded
    },
  )
  mount(app, deps, listUploadedReportsCall, { policy: forAnyone }, async (context) => {
    const owner = await requireReportOwner(deps, context.viewer, context.query.client)
    return listShownReports(deps, owner)
  })
  mount(app, deps, sayReportOwnerCall, { policy: ofClientInPath }, async ({ params, viewer, body }) =>
    sayReportOwner(deps, { ...body, clientId: params.id, actor: actorOfViewer(viewer) }),
  )
}
