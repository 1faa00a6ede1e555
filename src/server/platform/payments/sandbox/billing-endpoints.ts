import type { FastifyInstance } from 'fastify'
import type { SandboxInvoice, SandboxSchedule, SandboxSubscription } from './billing-objects.ts'
import { checkCard } from './card-data.ts'
import { changeNow, endNow, keepPrice, setEnding } from './change-subscription.ts'
import { customerPageFeatures, customerPageView } from './customer-page-features.ts'
import { openPage } from './customer-page-session.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { getPrice } from './link-catalogue.ts'
import { addReading, idOf, type PostEndpoint, sendWire } from './read-endpoints.ts'
import { insertObject, lockObject, selectObject, updateObject } from './sandbox.store.ts'
import { sandboxId } from './sandbox-id.ts'
import { addSessionEndpoints } from './session-endpoints.ts'
import { missingResource } from './wire-error.ts'
import { unixSeconds, withoutNotes } from './wire-object.ts'
import {
  fieldsOf,
  metadataOf,
  onlyLine,
  optionalBoolean,
  optionalText,
  refuseUnknown,
  requiredText,
} from './wire-parameters.ts'

const equals = (name: string) => (text: string) => ({ [name]: text })

/** Checkout Sessions, customers, subscriptions, invoices and the customer page. */
export function addBillingEndpoints(app: FastifyInstance, deps: LedgerDeps, post: PostEndpoint): void {
  addReading(app, deps, {
    path: '/v1/checkout/sessions',
    kind: 'checkout.session',
    filters: {
      payment_link: equals('payment_link'),
      subscription: equals('subscription'),
      payment_intent: equals('payment_intent'),
      status: equals('status'),
    },
  })
  addSessionEndpoints(deps, post)
  addReading(app, deps, { path: '/v1/customers', kind: 'customer', filters: { email: equals('email') } })
  addReading(app, deps, {
    path: '/v1/invoices',
    kind: 'invoice',
    filters: {
      subscription: (subscription) => ({ parent: { subscription_details: { subscription } } }),
      customer: equals('customer'),
      status: equals('status'),
    },
    view: async (invoice, expands) => invoiceView(invoice as SandboxInvoice, expands),
  })
  addReading(app, deps, {
    path: '/v1/subscriptions',
    kind: 'subscription',
    filters: { customer: equals('customer'), status: (status) => (status === 'all' ? {} : { status }) },
    view: (object, expands) => subscriptionView(deps, object as SandboxSubscription, expands),
  })
  addReading(app, deps, { path: '/v1/subscription_schedules', kind: 'subscription_schedule' })
  post('/v1/subscription_schedules/:id/release', async (request) => {
    const found = await selectObject(deps.database.db, 'subscription_schedule', idOf(request))
    const schedule = found as SandboxSchedule | undefined
    if (!schedule) throw missingResource('subscription_schedule', idOf(request))
    await keepPrice(deps, schedule.subscription)
    return selectObject(deps.database.db, 'subscription_schedule', schedule.id)
  })
  addCustomerPages(app, deps, post)

  post('/v1/customers/:id', async (request, body) => {
    refuseUnknown(body, ['invoice_settings', 'expand'])
    const card = optionalText(fieldsOf(body, 'invoice_settings'), 'default_payment_method')
    return deps.database.transaction(async (tx) => {
      const before = await lockObject(tx, 'customer', idOf(request))
      if (!before) throw missingResource('customer', idOf(request))
      const after = {
        ...before,
        ...(card ? { sandbox_card: checkCard({ payment_method: card }, deps.clock.now()) } : {}),
      }
      await updateObject(tx, after)
      return withoutNotes(after)
    })
  })
  post('/v1/subscriptions/:id', async (request, body) => {
    refuseUnknown(body, ['items', 'cancel_at_period_end', 'proration_behavior', 'expand'])
    const ending = optionalBoolean(body, 'cancel_at_period_end')
    if (ending !== null) await setEnding(deps, idOf(request), ending)
    if (body.items !== undefined) {
      const price = await getPrice(deps.database.db, requiredText(onlyLine(body, 'items'), 'price'))
      await changeNow(deps, idOf(request), price)
    }
    const after = await selectObject(deps.database.db, 'subscription', idOf(request))
    if (!after) throw missingResource('subscription', idOf(request))
    return withoutNotes(after)
  })
  app.delete('/v1/subscriptions/:id', async (request, reply) =>
    sendWire(reply, withoutNotes(await endNow(deps, idOf(request)))),
  )
}

function addCustomerPages(app: FastifyInstance, deps: LedgerDeps, post: PostEndpoint): void {
  const path = '/v1/billing_portal/configurations'
  addReading(app, deps, {
    path,
    kind: 'billing_portal.configuration',
    filters: {
      active: (text) => ({ active: text === 'true' }),
      is_default: (text) => ({ is_default: text === 'true' }),
    },
    view: async (configuration, expands) => customerPageView(configuration, expands),
  })
  post(path, async (_request, body) => {
    refuseUnknown(body, ['features', 'metadata', 'expand'])
    const made = {
      id: sandboxId('bpc'),
      object: 'billing_portal.configuration',
      active: true,
      created: unixSeconds(deps.clock.now()),
      features: customerPageFeatures(body),
      is_default: false,
      livemode: false,
      metadata: metadataOf(body),
    }
    await insertObject(deps.database.db, 'billing_portal.configuration', made, deps.clock.now())
    return customerPageView(made, [])
  })
  post(`${path}/:id`, async (request, body) => {
    refuseUnknown(body, ['features', 'expand'])
    return deps.database.transaction(async (tx) => {
      const before = await lockObject(tx, 'billing_portal.configuration', idOf(request))
      if (!before) throw missingResource('billing_portal.configuration', idOf(request))
      const after = {
        ...before,
        features: customerPageFeatures(body, before.features as Record<string, unknown>),
        updated: unixSeconds(deps.clock.now()),
      }
      await updateObject(tx, after)
      return customerPageView(after, [])
    })
  })
  post('/v1/billing_portal/sessions', async (_request, body) => {
    refuseUnknown(body, ['customer', 'return_url', 'configuration', 'expand'])
    const opened = { customer: requiredText(body, 'customer'), returnUrl: requiredText(body, 'return_url') }
    return openPage(deps, { ...opened, configuration: optionalText(body, 'configuration') })
  })
}

/** The payments of an invoice stand in it only where they are asked for, as with the provider. */
function invoiceView(invoice: SandboxInvoice, expands: string[]): Record<string, unknown> {
  const { payments, ...rest } = withoutNotes(invoice)
  return expands.includes('payments') ? { ...rest, payments } : rest
}

async function subscriptionView(
  deps: LedgerDeps,
  subscription: SandboxSubscription,
  expands: string[],
): Promise<Record<string, unknown>> {
  const shown = withoutNotes(subscription)
  if (!subscription.schedule || !expands.some((each) => each.startsWith('schedule'))) return shown
  const found = await selectObject(deps.database.db, 'subscription_schedule', subscription.schedule)
  const schedule = found as SandboxSchedule | undefined
  if (!schedule) return shown
  if (!expands.includes('schedule.phases.items.price')) return { ...shown, schedule }
  const phases: Record<string, unknown>[] = []
  for (const phase of schedule.phases) {
    const items: Record<string, unknown>[] = []
    for (const item of phase.items) {
      items.push({ ...item, price: await getPrice(deps.database.db, item.price) })
    }
    phases.push({ ...phase, items })
  }
  return { ...shown, schedule: { ...schedule, phases } }
}
