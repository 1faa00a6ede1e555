import type { FastifyInstance } from 'fastify'
import type { SandboxLink, SandboxPrice } from './billing-objects.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { getPrice, recurrenceOf } from './link-catalogue.ts'
import { addReading, idOf, type PostEndpoint } from './read-endpoints.ts'
import {
  insertObject,
  lockObject,
  type SandboxObject,
  selectMatching,
  selectObject,
  updateObject,
} from './sandbox.store.ts'
import { sandboxId } from './sandbox-id.ts'
import { invalidRequest, missingResource } from './wire-error.ts'
import { unixSeconds, withoutNotes } from './wire-object.ts'
import {
  fieldsOf,
  metadataOf,
  onlyLine,
  optionalBoolean,
  optionalText,
  type Parameters,
  refuseUnknown,
  requiredText,
  wholeNumber,
} from './wire-parameters.ts'

const active = { active: (text: string) => ({ active: text === 'true' }) }

/** Products, prices and payment links, as `npm run stripe:setup` makes them. */
export function addCatalogueEndpoints(app: FastifyInstance, deps: LedgerDeps, post: PostEndpoint): void {
  const { db } = deps.database
  addReading(app, deps, { path: '/v1/products', kind: 'product', filters: active })
  addReading(app, deps, {
    path: '/v1/prices',
    kind: 'price',
    filters: {
      ...active,
      product: (product) => ({ product }),
      lookup_keys: (key) => ({ lookup_key: key }),
    },
  })
  addReading(app, deps, { path: '/v1/payment_links', kind: 'payment_link', filters: active })

  post('/v1/products', async (_request, body) => {
    refuseUnknown(body, ['name', 'description', 'metadata', 'expand'])
    return keep(deps, 'product', {
      id: sandboxId('prod'),
      object: 'product',
      active: true,
      description: optionalText(body, 'description'),
      metadata: metadataOf(body),
      name: requiredText(body, 'name'),
    })
  })
  post('/v1/products/:id', async (request, body) =>
    change(deps, 'product', idOf(request), (before) => ({
      ...before,
      ...(optionalText(body, 'name') === null ? {} : { name: optionalText(body, 'name') }),
      ...(optionalText(body, 'description') === null
        ? {}
        : { description: optionalText(body, 'description') }),
      active: optionalBoolean(body, 'active') ?? before.active,
    })),
  )
  post('/v1/prices', async (_request, body) => keep(deps, 'price', await newPrice(deps, body)))
  post('/v1/prices/:id', async (request, body) => {
    refuseUnknown(body, ['active', 'lookup_key', 'transfer_lookup_key', 'expand'])
    const lookupKey = optionalText(body, 'lookup_key')
    if (lookupKey !== null)
      await freeLookupKey(deps, lookupKey, optionalBoolean(body, 'transfer_lookup_key') ?? false)
    return change(deps, 'price', idOf(request), (before) => ({
      ...before,
      active: optionalBoolean(body, 'active') ?? before.active,
      lookup_key: lookupKey ?? before.lookup_key,
    }))
  })
  post('/v1/payment_links', async (_request, body) => {
    const price = await getPrice(db, requiredText(onlyLine(body, 'line_items'), 'price'))
    const metadata = metadataOf(body)
    const link: SandboxLink = {
      id: sandboxId('plink'),
      object: 'payment_link',
      active: true,
      after_completion: fieldsOf(body, 'after_completion'),
      phone_number_collection: phoneAsked(body),
      metadata,
      // The provider's own host: an address that may stand in the settings.
      url: `https://buy.stripe.com/test_${sandboxId('link').slice(5)}`,
      sandbox_price: price.id,
    }
    return keep(deps, 'payment_link', link)
  })
  post('/v1/payment_links/:id', async (request, body) =>
    change(deps, 'payment_link', idOf(request), (before) => ({
      ...before,
      active: optionalBoolean(body, 'active') ?? before.active,
      ...(body.after_completion === undefined
        ? {}
        : { after_completion: fieldsOf(body, 'after_completion') }),
      ...(body.phone_number_collection === undefined ? {} : { phone_number_collection: phoneAsked(body) }),
    })),
  )
  app.get('/v1/payment_links/:id/line_items', async (request) => {
    const link = (await selectObject(db, 'payment_link', idOf(request))) as SandboxLink | undefined
    if (!link) throw missingResource('payment_link', idOf(request))
    const price = await getPrice(db, link.sandbox_price)
    const line = { id: sandboxId('li'), object: 'item', price, quantity: 1 }
    return { object: 'list', url: request.url, has_more: false, data: [line] }
  })
}

const phoneAsked = (body: Parameters) => ({
  enabled: optionalBoolean(fieldsOf(body, 'phone_number_collection'), 'enabled') ?? false,
})

async function newPrice(deps: LedgerDeps, body: Parameters): Promise<SandboxPrice> {
  const product = requiredText(body, 'product')
  if (!(await selectObject(deps.database.db, 'product', product))) throw missingResource('product', product)
  const lookupKey = optionalText(body, 'lookup_key')
  if (lookupKey !== null)
    await freeLookupKey(deps, lookupKey, optionalBoolean(body, 'transfer_lookup_key') ?? false)
  return {
    id: sandboxId('price'),
    object: 'price',
    active: true,
    currency: requiredText(body, 'currency'),
    lookup_key: lookupKey,
    metadata: metadataOf(body),
    product,
    ...recurrence(body),
    unit_amount: wholeNumber(body, 'unit_amount'),
  }
}

function recurrence(body: Parameters): Pick<SandboxPrice, 'recurring' | 'type'> {
  if (body.recurring === undefined) return { recurring: null, type: 'one_time' }
  const given = fieldsOf(body, 'recurring')
  const interval = requiredText(given, 'interval')
  if (interval !== 'month' && interval !== 'year')
    throw invalidRequest('The sandbox renews by the month or the year.', { param: 'recurring[interval]' })
  const count = Number(optionalText(given, 'interval_count') ?? 1)
  return { recurring: recurrenceOf(interval, count), type: 'recurring' }
}

/** One active price holds a lookup key; another one gets it only by a transfer. */
async function freeLookupKey(deps: LedgerDeps, key: string, transfer: boolean): Promise<void> {
  const [holder] = await selectMatching(deps.database.db, 'price', { lookup_key: key }, 1)
  if (!holder) return
  if (!transfer)
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
  await change(deps, 'price', holder.id, (before) => ({ ...before, lookup_key: null }))
}

async function keep(deps: LedgerDeps, kind: string, object: SandboxObject): Promise<SandboxObject> {
  const now = deps.clock.now()
  // Of all objects a payment link alone does not say when it was made.
  const dated = kind === 'payment_link' ? {} : { created: unixSeconds(now) }
  const made = { ...object, ...dated, livemode: false }
  await insertObject(deps.database.db, kind, made, now)
  return withoutNotes(made)
}

async function change(
  deps: LedgerDeps,
  kind: string,
  id: string,
  step: (before: SandboxObject) => SandboxObject,
): Promise<SandboxObject> {
  return deps.database.transaction(async (tx) => {
    const before = await lockObject(tx, kind, id)
    if (!before) throw missingResource(kind, id)
    const after = step(before)
    await updateObject(tx, after)
    return withoutNotes(after)
  })
}
