import type { FastifyInstance } from 'fastify'
import {
  dropIntakeFile as dropIntakeFileCall,
  getIntakeAccess as getIntakeAccessCall,
  getIntakeDraft as getIntakeDraftCall,
  intakeFiles,
  keepIntakeFile as keepIntakeFileCall,
  proposeAddress as proposeAddressCall,
  saveIntakeDraft as saveIntakeDraftCall,
  submitIntake as submitIntakeCall,
} from '../../../shared/api/intake.ts'
import * as paperCalls from '../../../shared/api/papers.ts'
import { paperFilesLimit, reportLimit } from '../../../shared/rules/file-limits.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/request-origin.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forAnyone, ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { addPaper } from './add-paper.ts'
import { getIntakeAccess } from './get-intake-access.ts'
import { getPaperPicture } from './get-paper-picture.ts'
import { intakeDraftForm } from './intake-draft-form.ts'
import { dropDraftFile, keepDraftFile } from './keep-draft-files.ts'
import { getIntakeDraft, saveIntakeDraft } from './keep-intake-draft.ts'
import { listPapers } from './list-papers.ts'
import { proposeAddress } from './propose-address.ts'
import { removePaper } from './remove-paper.ts'
import { submitIntake } from './submit-intake.ts'

/** Each file field with its limit in bytes (decision 22). */
const intakeFileLimits = Object.fromEntries(
  intakeFiles.map((slot) => [slot.field, slot.accepts === 'report' ? reportLimit : paperFilesLimit]),
)

export function mountIntake(app: FastifyInstance, deps: Deps): void {
  mount(
    app,
    deps,
    submitIntakeCall,
    { policy: forAnyone, needs: 'work', rateLimit: 'upload', files: intakeFileLimits },
    async (context) =>
      submitIntake(deps, {
        body: context.body,
        files: context.files,
        viewer: context.viewer,
        userId: await context.ensureBrowser(),
        origin: originOf(context.request),
      }),
  )
  mount(
    app,
    deps,
    getIntakeAccessCall,
    { policy: forAnyone, rateLimit: 'prefill' },
    async ({ query, viewer }) => getIntakeAccess(deps, { query, viewer }),
  )
  // Files are read for it: as much work as an upload.
  const asUpload = { policy: forAnyone, rateLimit: 'upload' } as const
  mount(app, deps, proposeAddressCall, asUpload, async ({ query: { client }, viewer }) => ({
    address: await proposeAddress(deps, { client, viewer }),
  }))
  mount(app, deps, saveIntakeDraftCall, { policy: forAnyone }, async (context) =>
    saveIntakeDraft(deps, { userId: await context.ensureBrowser(), fields: context.body.fields }),
  )
  mount(app, deps, getIntakeDraftCall, { policy: forAnyone }, async (context) =>
    context.viewer.kind === 'nobody'
      ? { fields: {}, files: [] }
      : getIntakeDraft(deps, context.viewer.userId),
  )
  mount(
    app,
    deps,
    keepIntakeFileCall,
    {
      policy: forAnyone,
      rateLimit: 'upload',
      // The largest that any field takes; each field's own limit is checked with the file.
      files: { chosen: reportLimit },
    },
    async (context) =>
      keepDraftFile(deps, intakeDraftForm, {
        userId: await context.ensureBrowser(),
        field: context.body.field,
        files: context.files,
        password: context.body.password,
      }),
  )
  mount(app, deps, dropIntakeFileCall, { policy: forAnyone }, async ({ viewer, params: { field } }) => {
    if (viewer.kind !== 'nobody') await dropDraftFile(deps, viewer.userId, field)
    return { field }
  })
  mountPapers(app, deps)
}

/** The papers of a case, at any time. Open to the client's holders and to staff; every act and read of staff is logged. */
function mountPapers(app: FastifyInstance, deps: Deps): void {
  const policy = ofClientInPath
  mount(app, deps, paperCalls.listPapers, { policy }, async ({ params, viewer }) => {
    await noteStaffRead(deps, viewer, 'list-papers', params.id, {})
    return listPapers(deps, params.id)
  })
  mount(
    app,
    deps,
    paperCalls.addPaper,
    { policy, rateLimit: 'upload', files: { paper: paperFilesLimit } },
    async ({ params, viewer, body: { field, replaces }, files }) => {
      const clientId = params.id
      const actor = actorOfViewer(viewer)
      const added = await addPaper(deps, { clientId, field, replaces, files, actor })
      await noteStaffRead(deps, viewer, 'add-paper', clientId, { field })
      return added
    },
  )
  mount(app, deps, paperCalls.removePaper, { policy }, async ({ params, viewer }) => {
    const { paper } = params
    const removed = await removePaper(deps, { clientId: params.id, paper })
    await noteStaffRead(deps, viewer, 'remove-paper', params.id, { paper })
    return removed
  })
  // A page is drawn: as much work as an upload, so as many of them.
  const asUpload = { policy, rateLimit: 'upload' } as const
  mount(
    app,
    deps,
    paperCalls.getPaperPicture,
    { ...asUpload, needs: 'papers' },
    async ({ params, viewer }) => {
      const { paper } = params
      const file = await getPaperPicture(deps, { clientId: params.id, paper })
      await noteStaffRead(deps, viewer, 'open-paper-picture', params.id, { paper })
      return { file: { ...file, disposition: 'inline' as const } }
    },
  )
}
