import type { FastifyInstance } from 'fastify'
import * as applicationCalls from '../../../shared/api/funding-application.ts'
import * as paymentsCalls from '../../../shared/api/funding-payments.ts'
import * as staffCalls from '../../../shared/api/funding-staff.ts'
import * as refundCalls from '../../../shared/api/staff-refunds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { answerPage } from '../../platform/http/answer-page.ts'
import { mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forAnyone, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { findApplicationFacts } from '../funding/application-facts.ts'
import { ofApplicationInPath } from '../funding/applications-of-viewer.policy.ts'
import { askedRefund } from '../settlement/asked-refund.ts'
import { getFundingPayment, ofOwnFundingPayment } from './get-funding-payment.ts'
import { judgeRequirement } from './judge-requirement.ts'
import { listFormPackages } from './list-form-packages.ts'
import { listLooseFundingPayments } from './list-loose-funding-payments.ts'
import { orderFundingPackage } from './order-funding-package.ts'
import { paymentsOf } from './packages-of.ts'
import { recordFundingFee } from './record-funding-fee.ts'
import { refundFundingPayment } from './refund-funding-payment.ts'
import { writeFundingPaper } from './write-funding-paper.ts'

/** Payments of funding packages, and what they open. */
export function mountFundingPackages(app: FastifyInstance, deps: Deps): void {
  const buying = { policy: forAnyone, rateLimit: 'payment' } as const
  mount(
    app,
    deps,
    paymentsCalls.createFundingPaymentIntent,
    buying,
    async ({ body, viewer, origin, ensureBrowser }) =>
      orderFundingPackage(deps, { body, viewer, origin, ensureBrowser }),
  )
  mount(
    app,
    deps,
    paymentsCalls.listFormPackages,
    { policy: forAnyone, rateLimit: 'prefill' },
    async ({ viewer, query }) => listFormPackages(deps, { viewer, purchase: query.purchase }),
  )
  mount(app, deps, paymentsCalls.getFundingPayment, { policy: ofOwnFundingPayment }, async ({ params }) =>
    getFundingPayment(deps, params.paymentIntentId),
  )
  const ofOne = { policy: ofApplicationInPath } as const
  mount(app, deps, paymentsCalls.openFundingBilling, ofOne, async ({ params, viewer }) =>
    paymentsOf(deps, { application: await applicationOf(deps, params.id), viewer }),
  )
  mount(
    app,
    deps,
    applicationCalls.downloadFundingPaper,
    { ...ofOne, needs: 'papers' },
    async ({ params, query, viewer }) =>
      writeFundingPaper(deps, {
        application: await applicationOf(deps, params.id),
        paper: params.paper,
        as: query.as,
        viewer,
      }),
  )
  mount(app, deps, staffCalls.judgeRequirement, { policy: forStaff }, async ({ params, body, viewer }) =>
    judgeRequirement(deps, {
      application: await applicationOf(deps, params.id),
      judgment: body,
      actor: actorOfViewer(viewer),
    }),
  )
  mount(app, deps, staffCalls.recordFundingFee, { policy: forStaff }, async ({ params, body, viewer }) => {
    const { id } = await applicationOf(deps, params.id)
    return recordFundingFee(deps, { applicationId: id, ...body, actor: actorOfViewer(viewer) })
  })
  mount(
    app,
    deps,
    refundCalls.refundFundingPayment,
    { policy: forStaff, needs: 'refunds' },
    async ({ params, body, viewer }) =>
      refundFundingPayment(deps, {
        ...askedRefund(body, viewer),
        applicationId: (await applicationOf(deps, params.id)).id,
      }),
  )
  mountLoosePayments(app, deps)
}

/** What was paid and no application was sent for. */
function mountLoosePayments(app: FastifyInstance, deps: Deps): void {
  const byStaff = { policy: forStaff } as const
  mount(app, deps, refundCalls.listLooseFundingPayments, byStaff, async ({ query, viewer, reply }) =>
    answerPage(reply, await listLooseFundingPayments(deps, { ...query, actor: actorOfViewer(viewer) })),
  )
  mount(
    app,
    deps,
    refundCalls.refundLooseFundingPayment,
    { ...byStaff, needs: 'refunds' },
    async ({ body, viewer }) =>
      refundFundingPayment(deps, {
        ...askedRefund(body, viewer),
        applicationId: null,
      }),
  )
}

async function applicationOf(deps: Deps, id: number) {
  const application = await findApplicationFacts(deps, id)
  if (!application) throw new Refusal('not_found', says('funding.noApplication'))
  return application
}
