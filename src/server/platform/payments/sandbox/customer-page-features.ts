import type { SandboxObject } from './sandbox.store.ts'
import { fieldsOf, optionalBoolean, optionalText, type Parameters } from './wire-parameters.ts'

type Fields = Record<string, unknown>

const listOf = (parameters: Parameters, name: string): unknown[] => Object.values(fieldsOf(parameters, name))

const on = (given: Parameters) => ({ enabled: optionalBoolean(given, 'enabled') ?? false })

/** Each feature of a customer page as the provider answers it: switches and lists, not the texts of the form. */
const answered: Readonly<Record<string, (given: Parameters) => Fields>> = {
  customer_update: (given) => ({ ...on(given), allowed_updates: listOf(given, 'allowed_updates') }),
  invoice_history: on,
  payment_method_update: (given) => ({ ...on(given), payment_method_configuration: null }),
  subscription_cancel: (given) => ({
    ...on(given),
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    mode: optionalText(given, 'mode') ?? 'at_period_end',
    proration_behavior: optionalText(given, 'proration_behavior') ?? 'none',
  }),
  subscription_pause: (given) => ({
    ...on(given),
    duration: { interval_options: [], type: 'indefinite' },
  }),
  subscription_update: (given) => ({
    ...on(given),
    billing_cycle_anchor: null,
    default_allowed_updates: listOf(given, 'default_allowed_updates'),
    products: listOf(given, 'products').map((each) => productOf(each as Parameters)),
    proration_behavior: optionalText(given, 'proration_behavior') ?? 'none',
    schedule_at_period_end: {
      conditions: listOf(fieldsOf(given, 'schedule_at_period_end'), 'conditions').map((each) => ({
        type: optionalText(each as Parameters, 'type'),
      })),
    },
    trial_update_behavior: 'end_trial',
  }),
}

function productOf(given: Parameters): Fields {
  return {
    adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
    prices: listOf(given, 'prices'),
    product: optionalText(given, 'product'),
  }
}

/** All features, those that the request names as it wants them, the others as they were, or off. */
export function customerPageFeatures(body: Parameters, before: Fields = {}): Fields {
  const given = fieldsOf(body, 'features')
  return Object.fromEntries(
    Object.entries(answered).map(([name, answer]) => [
      name,
      given[name] === undefined && before[name] ? before[name] : answer(fieldsOf(given, name)),
    ]),
  )
}

/** The products stand in a configuration only where they are asked for, as with the provider. */
export function customerPageView(configuration: SandboxObject, expands: readonly string[]): Fields {
  if (expands.includes('features.subscription_update.products')) return configuration
  const features = configuration.features as Record<string, Fields>
  const { products: _products, ...update } = features.subscription_update ?? {}
  return { ...configuration, features: { ...features, subscription_update: update } }
}
