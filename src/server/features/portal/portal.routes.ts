import type { FastifyInstance } from 'fastify'
import {
  downloadDocument as downloadDocumentCall,
  downloadFolderFile as downloadFolderFileCall,
  downloadReport as downloadReportCall,
  getClient as getClientCall,
  getCreditScore as getCreditScoreCall,
  getPortal as getPortalCall,
  getProcessingStatus as getProcessingStatusCall,
  listDocuments as listDocumentsCall,
  listFolder as listFolderCall,
  triggerProcessing as triggerProcessingCall,
} from '../../../shared/api/portal.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { ofClientInPath, ofClientInPathWith } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { getCreditScore } from '../credit-scores/get-credit-score.ts'
import { ofDocumentInPath } from '../documents/documents.policy.ts'
import { downloadDocument } from '../documents/download-document.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { getProcessingStatus } from '../runs/get-processing-status.ts'
import { startProcessing } from '../runs/start-processing.ts'
import { downloadReport } from './download-report.ts'
import { getPortal } from './get-portal.ts'
import { getPortalClient } from './get-portal-client.ts'
import { downloadFolderFile, listFolder } from './list-folder.ts'
import { lookUpShown } from './portal.store.ts'

/** The calls of the client portal. Every one is open to the client's holders and to staff only; staff reads are logged. */
export function mountPortal(app: FastifyInstance, deps: Deps): void {
  const policy = ofClientInPath
  mount(app, deps, getClientCall, { policy: ofClientInPathWith(lookUpShown) }, async ({ opened, viewer }) => {
    await noteStaffRead(deps, viewer, 'open-client', opened.client.id, {})
    return getPortalClient(deps, opened)
  })
  mount(app, deps, getPortalCall, { policy, packs: true }, async ({ params, request }) =>
    getPortal(request, params.id),
  )
  mount(app, deps, getCreditScoreCall, { policy }, async ({ params }) =>
    getCreditScore(deps.database.db, params.id),
  )
  mount(app, deps, downloadReportCall, { policy, needs: 'papers' }, async ({ params, viewer }) => {
    const clientId = params.id
    const file = await downloadReport(deps, { clientId, bureau: params.bureau })
    await noteStaffRead(deps, viewer, 'download-report', clientId, { bureau: params.bureau })
    return { file }
  })
  mount(app, deps, getProcessingStatusCall, { policy }, async ({ params }) =>
    getProcessingStatus(deps.database.db, params.id),
  )
  mount(app, deps, listDocumentsCall, { policy }, async ({ params }) =>
    listDocuments(deps.database.db, params.id),
  )
  mount(app, deps, triggerProcessingCall, { policy }, async ({ params, viewer }) => {
    const clientId = params.id
    await noteStaffRead(deps, viewer, 'start-processing', clientId, {})
    return startProcessing(deps, { clientId })
  })
  mount(
    app,
    deps,
    downloadDocumentCall,
    { policy: ofDocumentInPath, needs: 'papers' },
    async ({ params, viewer, request }) => {
      const { document, file } = await downloadDocument(deps, params.id, request.method !== 'HEAD')
      await noteStaffRead(deps, viewer, 'download-document', document.clientId, { documentId: document.id })
      return { file }
    },
  )
  mount(app, deps, listFolderCall, { policy }, async ({ params, viewer }) => {
    const clientId = params.id
    await noteStaffRead(deps, viewer, 'open-folder', clientId, {})
    return listFolder(deps, clientId)
  })
  mount(app, deps, downloadFolderFileCall, { policy, needs: 'papers' }, async ({ params, viewer }) => {
    const clientId = params.id
    const file = await downloadFolderFile(deps, { clientId, fileId: params.fileId })
    await noteStaffRead(deps, viewer, 'download-file', clientId, { file: params.fileId })
    return { file }
  })
}
