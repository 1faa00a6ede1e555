import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { workFor } from '../engine/reading/caller-of-work.ts'
import { needsAgreement } from '../shared/catalogue/agreement-products.ts'
import { attachLive } from './attach-live.ts'
import type { Deps } from './deps.ts'
import { mountAccounts } from './features/accounts/accounts.routes.ts'
import { mountAgreement } from './features/agreement/agreement.routes.ts'
import { mountAnnouncements } from './features/announcements/announcements.routes.ts'
import { mountArrivals } from './features/arrivals/arrivals.routes.ts'
import { mountBookings } from './features/bookings/bookings.routes.ts'
import { mountCasework } from './features/casework/casework.routes.ts'
import { mountChargebacks } from './features/chargebacks/chargebacks.routes.ts'
import { mountCheckout } from './features/checkout/checkout.routes.ts'
import { mountEnvelopes } from './features/envelopes/envelopes.routes.ts'
import { mountExports } from './features/exports/exports.routes.ts'
import { mountFigures } from './features/figures/figures.routes.ts'
import { mountFollowup } from './features/followup/followup.routes.ts'
import { mountFunding } from './features/funding/funding.routes.ts'
import { mountFundingPackages } from './features/funding-packages/funding-packages.routes.ts'
import { mountFundingStatus } from './features/funding-status/funding-status.routes.ts'
import { mountGuides } from './features/guides/guides.routes.ts'
import { mountImports } from './features/imports/imports.routes.ts'
import { mountInbox } from './features/inbox/inbox.routes.ts'
import { mountIntake } from './features/intake/intake.routes.ts'
import { mountKeys } from './features/keys/keys.routes.ts'
import { mountLeads } from './features/leads/leads.routes.ts'
import { mountLetters } from './features/letters/letters.routes.ts'
import { mountLists } from './features/lists/lists.routes.ts'
import { mountMail } from './features/mail/mail.routes.ts'
import { mountMailing } from './features/mailing/mailing.routes.ts'
import { mountOtherSums } from './features/other-sums/other-sums.routes.ts'
import { mountOverview } from './features/overview/overview.routes.ts'
import { mountOwnMails } from './features/own-mails/own-mails.routes.ts'
import { mountPersons } from './features/persons/persons.routes.ts'
import { mountPointing } from './features/pointing/pointing.routes.ts'
import { mountPortal } from './features/portal/portal.routes.ts'
import { mountPostal } from './features/postal/postal.routes.ts'
import { mountPrivacy } from './features/privacy/privacy.routes.ts'
import { mountPush } from './features/push/push.routes.ts'
import { mountRenewals } from './features/renewals/renewals.routes.ts'
import { mountReports } from './features/reports/reports.routes.ts'
import { mountResults } from './features/results/results.routes.ts'
import { mountReview } from './features/review/review.routes.ts'
import { mountRounds } from './features/rounds/rounds.routes.ts'
import { mountSentBack } from './features/sent-back/sent-back.routes.ts'
import { mountSettings } from './features/settings/settings.routes.ts'
import { mountStaff } from './features/staff/staff.routes.ts'
import { mountStorefront } from './features/storefront/storefront.routes.ts'
import { mountTags } from './features/tags/tags.routes.ts'
import { mountTeam } from './features/team/team.routes.ts'
import { mountTesters } from './features/testers/testers.routes.ts'
import { mountTextDesk } from './features/text-desk/text-desk.routes.ts'
import { mountToday } from './features/today/today.routes.ts'
import { mountWebhooks } from './features/webhooks/webhooks.routes.ts'
import { mountWorklist } from './features/worklist/worklist.routes.ts'
import { mountWorks } from './features/works/works.routes.ts'
import { openSharedCounts } from './platform/db/rate-counts.store.ts'
import { migrationProof } from './platform/db/run-migrations.ts'
import { proveRoom } from './platform/files/prove-room.ts'
import { answerBadAddress } from './platform/http/answer-bad-address.ts'
import { answerErrors } from './platform/http/answer-errors.ts'
import { answerUnknown } from './platform/http/answer-unknown.ts'
import { addApiGate } from './platform/http/api-gate.ts'
import { boundConnections, headersWithinMs, lookEveryMs } from './platform/http/bound-connections.ts'
import { mountHealth } from './platform/http/health.ts'
import { logRequests } from './platform/http/log-requests.ts'
import { noSchemas } from './platform/http/no-schemas.ts'
import { refuseManyMeanings } from './platform/http/one-meaning.ts'
import { openApiPage } from './platform/http/openapi.ts'
import { callerKey, createRateLimiter } from './platform/http/rate-limiter.ts'
import { guardTexts } from './platform/http/refuse-unstorable-text.ts'
import { addRegistry } from './platform/http/registry.ts'
import { addSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts'
import { type SendNotFound, serveSite } from './platform/http/serve-site.ts'
import { traceRequests } from './platform/http/trace-requests.ts'
import { createUploadPlaces } from './platform/http/upload-places.ts'
import type { AnsweredCall } from './platform/metrics/metrics.ts'
import { guardPaymentLinks } from './platform/payments/payment-link-guard.ts'
import type { Traces } from './platform/traces/traces.ts'

export interface AppOptions {
  /** The built web, dist/web; null serves the API alone. */
  webFolder?: string | null
  /** Mounts what the payment sandbox's browser talks to; absent with Stripe. */
  mountSandbox?: (app: FastifyInstance) => void
  /** Nothing but /healthz and /readyz: this server works off jobs. */
  healthAlone?: boolean
  /** Whether this server was asked to stop: a proxy should lead nobody here any more. */
  isStopping?: () => boolean
  /** What is told of every answered call; absent: nothing is. */
  noteCall?: (call: AnsweredCall) => void
  /** Who is told of each call while it runs; absent: nobody. */
  traces?: Traces
  /** How long a caller may take to say what is wanted, and how often it is looked; absent: as bound-connections.ts has it. */
  connectionTimes?: { headersMs: number; lookMs: number }
}

/** The HTTP app over its dependencies: every call, the site, the live channel. Listens to nothing, reads no settings. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps
  const times = options.connectionTimes ?? { headersMs: headersWithinMs, lookMs: lookEveryMs }
  const security = { publicUrl: config.publicUrl, stripe: deps.payments.name === 'stripe' }
  let sendNotFound: SendNotFound | null = null
  const app: FastifyInstance = fastify<Server>({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: noSchemas,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 1000 },
    // Every line about a request says which one it was.
    childLoggerFactory: (log) => log,
    frameworkErrors: answerBadAddress({ headers: securityHeaders(security), page: () => sendNotFound }),
    requestTimeout: 300_000,
    keepAliveTimeout: config.keepAliveSeconds * 1000,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.lookMs },
    return503OnClosing: true,
  })
  addRegistry(app)
  if (config.trustProxy === 0) boundConnections(app.server, config.connections)
  const sharedCounts = openSharedCounts(deps.database, (key) => deps.sealer.token('rate-count', key))
  app.decorate('rateLimiter', createRateLimiter(deps.clock, sharedCounts))
  app.decorate('uploadPlaces', createUploadPlaces())
  answerErrors(app)
  logRequests(app, deps.log, options.noteCall)
  if (options.traces) traceRequests(app, options.traces)
  addSecurityHeaders(app, security)
  refuseManyMeanings(app)
  addApiGate(app, { publicUrl: config.publicUrl, limit: config.rateLimits.any })
  guardTexts(app)
  // Whatever files a call has read count for its caller, so that nobody holds all reading children.
  app.addHook('preHandler', (request, _reply, done) => workFor(callerKey(request.ip), done))
  await app.register(multipart)
  if (options.healthAlone !== true) {
    mountCalls(app, deps)
    options.mountSandbox?.(app)
  }
  mountHealth(app, {
    database: () => deps.database.ping(),
    migrations: migrationProof(deps.database.db),
    queue: () => deps.queue.ping(),
    disk: () => proveRoom(config.dataDir),
    serving: async () => {
      if (options.isStopping?.() === true) throw new Error('This server was asked to stop.')
    },
  })
  if (options.healthAlone === true) return app
  app.get('/api/openapi.json', async () => openApiPage(app.mountedCalls, app.mountedTraits, config))
  const isAsked = (key: string) => config.agreementStates.length > 0 && needsAgreement(key)
  const guards = { '/pay/:key': guardPaymentLinks(config.paymentLinks, deps.payments.name, isAsked) }
  sendNotFound = await serveSite(app, options.webFolder ?? null, config, guards)
  answerUnknown(app, sendNotFound)
  attachLive(app, deps)
  return app
}

function mountCalls(app: FastifyInstance, deps: Deps): void {
  mountCheckout(app, deps)
  mountStorefront(app, deps)
  mountGuides(app, deps)
  mountWorks(app, deps)
  mountTags(app, deps)
  mountFollowup(app, deps)
  mountBookings(app, deps)
  mountRenewals(app, deps)
  mountAgreement(app, deps)
  mountFundingPackages(app, deps)
  mountOtherSums(app, deps)
  mountChargebacks(app, deps)
  mountSentBack(app, deps)
  mountPersons(app, deps)
  mountFigures(app, deps)
  mountFundingStatus(app, deps)
  mountReports(app, deps)
  mountPointing(app, deps)
  mountIntake(app, deps)
  mountTesters(app, deps)
  mountLeads(app, deps)
  mountPortal(app, deps)
  mountReview(app, deps)
  mountLetters(app, deps)
  mountEnvelopes(app, deps)
  mountMailing(app, deps)
  mountPostal(app, deps)
  mountResults(app, deps)
  mountRounds(app, deps)
  mountAccounts(app, deps)
  mountOverview(app, deps)
  mountMail(app, deps)
  mountPush(app, deps)
  mountStaff(app, deps)
  mountTeam(app, deps)
  mountKeys(app, deps)
  mountWebhooks(app, deps)
  mountSettings(app, deps)
  mountTextDesk(app, deps)
  mountOwnMails(app, deps)
  mountWorklist(app, deps)
  mountToday(app, deps)
  mountArrivals(app, deps)
  mountImports(app, deps)
  mountExports(app, deps)
  mountCasework(app, deps)
  mountInbox(app, deps)
  mountAnnouncements(app, deps)
  mountLists(app, deps)
  mountPrivacy(app, deps)
  mountFunding(app, deps)
}
