import type { FastifyInstance } from 'fastify'
import {
  listUploadedReports as listUploadedReportsCall,
  uploadCreditReport as uploadCreditReportCall,
} from '../../../shared/api/reports.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forAnyone } from '../accounts/clients-of-viewer.policy.ts'
import { maxReportBytes } from './check-report-file.ts'
import { listCurrentReports, shownReport } from './list-reports.ts'
import { requireReportOwner } from './require-report-owner.ts'
import { uploadReport } from './upload-report.ts'

/** Both calls name the client in the body or the query, so the owner is checked in the handler, before anything else. */
export function mountReports(app: FastifyInstance, deps: Deps): void {
  mount(
    app,
    deps,
    uploadCreditReportCall,
    { policy: forAnyone, rateLimit: 'upload', files: { creditReport: maxReportBytes } },
    async (context) => {
      const owner = await requireReportOwner(deps, context.viewer, context.body.clientId)
      return uploadReport(deps, { owner, bureau: context.body.bureau, files: context.files })
    },
  )
  mount(app, deps, listUploadedReportsCall, { policy: forAnyone }, async (context) => {
    const owner = await requireReportOwner(deps, context.viewer, context.query.client)
    return (await listCurrentReports(deps.database.db, owner)).map(shownReport)
  })
}
