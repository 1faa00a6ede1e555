import type { FastifyInstance } from 'fastify'
import * as applicationCalls from '../../../shared/api/funding-application.ts'
import * as formCalls from '../../../shared/api/funding-form.ts'
import { paperLimit } from '../../../shared/rules/file-limits.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forAnyone } from '../accounts/clients-of-viewer.policy.ts'
import { getPrefillFields } from '../checkout/prefill-tokens.ts'
import { dropDraftFile, keepDraftFile, listDraftFiles } from '../intake/keep-draft-files.ts'
import { ofApplicationInPath } from './applications-of-viewer.policy.ts'
import { downloadFundingFile } from './download-file.ts'
import { fundingDraftForm } from './funding-draft-form.ts'
import { fundingPrefillOf } from './funding-prefill.ts'
import { findFundingDraft, saveFundingDraft } from './keep-funding-draft.ts'
import { listMyFundingApplications } from './list-my-applications.ts'
import { mailFundingDraft } from './mail-funding-draft.ts'
import { mountFundingOfStaff } from './mount-staff-calls.ts'
import { openFundingDraft } from './open-funding-draft.ts'
import { redeemFundingLink } from './redeem-funding-link.ts'
import { requestFundingLink } from './request-funding-link.ts'
import { sendFundingMessage } from './send-message.ts'
import { submitApplication } from './submit-application.ts'
import { uploadFundingDocument } from './upload-document.ts'

/** The funding form, the links to an application, and what is done with one. */
export function mountFunding(app: FastifyInstance, deps: Deps): void {
  mountForm(app, deps)
  mountLinks(app, deps)
  mountApplication(app, deps)
  mountFundingOfStaff(app, deps)
}

function mountForm(app: FastifyInstance, deps: Deps): void {
  const open = { policy: forAnyone } as const
  mount(app, deps, formCalls.getFundingPrefill, { ...open, rateLimit: 'prefill' }, async ({ params }) =>
    fundingPrefillOf(await getPrefillFields(deps, params.token, 'funding')),
  )
  mount(app, deps, formCalls.getFundingDraft, open, async ({ viewer }) =>
    viewer.kind === 'nobody'
      ? { draft: null, files: [] }
      : {
          draft: await findFundingDraft(deps, viewer.userId),
          files: await listDraftFiles(deps, fundingDraftForm, viewer.userId),
        },
  )
  mount(
    app,
    deps,
    formCalls.keepFundingFile,
    { ...open, rateLimit: 'upload', files: { chosen: paperLimit.bytes } },
    async ({ body, files, ensureBrowser }) =>
      keepDraftFile(deps, fundingDraftForm, { userId: await ensureBrowser(), field: body.field, files }),
  )
  mount(app, deps, formCalls.dropFundingFile, open, async ({ viewer, params: { field } }) => {
    if (viewer.kind !== 'nobody') await dropDraftFile(deps, viewer.userId, field)
    return { field }
  })
  mount(app, deps, formCalls.saveFundingDraft, open, async ({ body, ensureBrowser }) =>
    saveFundingDraft(deps, { userId: await ensureBrowser(), draft: body }),
  )
  mount(
    app,
    deps,
    formCalls.mailFundingDraft,
    { ...open, rateLimit: 'message' },
    async ({ origin, ensureBrowser }) =>
      mailFundingDraft(deps, { userId: await ensureBrowser(), language: origin.language }),
  )
  mount(
    app,
    deps,
    formCalls.openFundingDraft,
    { ...open, rateLimit: 'signIn' },
    async ({ body, ensureBrowser }) =>
      openFundingDraft(deps, { token: body.token, userId: await ensureBrowser() }),
  )
  const limits = Object.fromEntries(formCalls.fundingFiles.map((field) => [field, paperLimit.bytes]))
  mount(
    app,
    deps,
    formCalls.submitFundingApplication,
    { ...open, rateLimit: 'upload', files: limits },
    async ({ body, files, origin, viewer, ensureBrowser }) =>
      submitApplication(deps, {
        body,
        files,
        origin,
        userId: await ensureBrowser(),
        provenEmail: viewer.kind === 'client' ? viewer.email : null,
      }),
  )
}

function mountLinks(app: FastifyInstance, deps: Deps): void {
  const guarded = { policy: forAnyone, rateLimit: 'signIn' } as const
  mount(app, deps, applicationCalls.requestFundingLink, guarded, async ({ body, origin }) =>
    requestFundingLink(deps, { email: body.email, language: origin.language }),
  )
  mount(app, deps, applicationCalls.redeemFundingLink, guarded, async ({ body, viewer, ensureBrowser }) =>
    redeemFundingLink(deps, {
      token: body.token,
      userId: await ensureBrowser(),
      isStaff: viewer.kind === 'staff',
    }),
  )
  mount(app, deps, applicationCalls.listMyFundingApplications, { policy: forAnyone }, async ({ viewer }) =>
    listMyFundingApplications(deps, viewer),
  )
}

function mountApplication(app: FastifyInstance, deps: Deps): void {
  const own = { policy: ofApplicationInPath } as const
  mount(
    app,
    deps,
    applicationCalls.uploadFundingDocument,
    { ...own, rateLimit: 'upload', files: { file: paperLimit.bytes } },
    async ({ params, files, viewer }) => uploadFundingDocument(deps, { ...params, files, viewer }),
  )
  mount(
    app,
    deps,
    applicationCalls.sendFundingMessage,
    { ...own, rateLimit: 'message' },
    async ({ params, body, viewer }) => sendFundingMessage(deps, { ...params, ...body, viewer }),
  )
  mount(
    app,
    deps,
    applicationCalls.downloadFundingFile,
    { ...own, needs: 'papers' },
    async ({ params, viewer }) => downloadFundingFile(deps, { ...params, viewer }),
  )
}
