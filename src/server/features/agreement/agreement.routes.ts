import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/agreement.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/request-origin.ts'
import { forAnyone, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { forSigner, ofAgreementInPath } from './agreement.policy.ts'
import { beginAgreement } from './begin-agreement.ts'
import { cancelAgreement, recordCancellation } from './cancel-agreement.ts'
import { findAgreementNeed } from './find-agreement-need.ts'
import { listAgreements } from './list-agreements.ts'
import { openAgreementPaper } from './open-agreement-paper.ts'
import { getAgreement } from './show-agreement.ts'
import { signContract, signStatement } from './sign-agreement.ts'

/** What is signed before a charge, where the operator's states ask for it. */
export function mountAgreement(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.getAgreementNeed, { policy: forAnyone }, async ({ query }) =>
    findAgreementNeed(deps, query),
  )
  mount(app, deps, calls.beginAgreement, { policy: forAnyone, rateLimit: 'payment' }, async (context) =>
    beginAgreement(deps, {
      body: context.body,
      userId: await context.ensureBrowser(),
      viewer: context.viewer,
      origin: originOf(context.request),
    }),
  )
  mount(app, deps, calls.getAgreement, { policy: forAnyone }, async ({ params, viewer }) =>
    getAgreement(deps, { ...params, viewer }),
  )
  mount(
    app,
    deps,
    calls.signAgreementStatement,
    { policy: forSigner, rateLimit: 'payment' },
    async ({ params, body }) => signStatement(deps, { ...params, ...body }),
  )
  mount(
    app,
    deps,
    calls.signAgreementContract,
    { policy: forSigner, rateLimit: 'payment' },
    async ({ params, body }) => signContract(deps, { ...params, ...body }),
  )
  mount(
    app,
    deps,
    calls.cancelAgreement,
    { policy: forAnyone, rateLimit: 'payment' },
    async ({ params, viewer }) => cancelAgreement(deps, { ...params, viewer }),
  )
  mount(app, deps, calls.openAgreementPaper, { policy: ofAgreementInPath }, async ({ params, viewer }) =>
    openAgreementPaper(deps, { ...params, viewer }),
  )
  mount(app, deps, calls.listAgreements, { policy: forStaff }, async ({ query }) =>
    listAgreements(deps, { clientId: query.client ?? null }),
  )
  mount(app, deps, calls.recordCancellation, { policy: forStaff }, async ({ params, body, viewer }) => {
    if (viewer.kind !== 'staff')
      throw new Error('somebody else than staff got past the policy of a staff call')
    return recordCancellation(deps, { ...params, ...body, viewer })
  })
}
