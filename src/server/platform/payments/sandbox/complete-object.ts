type Fields = Record<string, unknown>

/**
 * What the provider's objects carry besides what the sandbox keeps of them: fields that are null here, and the few that
 * never are. Recorded in test/contracts/stripe, which every answer and event of the sandbox is held to.
 */
const nothing: Readonly<Record<string, string>> = {
  payment_intent: `allowed_payment_method_types application application_fee_amount automatic_payment_methods
    customer_account excluded_payment_method_types managed_payments on_behalf_of payment_method_configuration_details
    payment_method_options payment_record processing review setup_future_usage shipping source statement_descriptor
    statement_descriptor_suffix transfer_group`,
  charge: `application application_fee application_fee_amount balance_transaction calculated_statement_descriptor customer
    description failure_balance_transaction failure_code failure_message fraud_details on_behalf_of outcome payment_method
    receipt_number receipt_url review shipping source source_transfer statement_descriptor statement_descriptor_suffix
    transfer_data transfer_group`,
  refund: `balance_transaction customer customer_account payment_method receipt_number source_transfer_reversal
    transfer_reversal`,
  dispute: 'evidence intended_submission_method',
  'checkout.session': `adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types
    billing_address_collection cancel_url client_reference_id client_secret collected_information consent
    consent_collection currency_conversion custom_fields customer_account customer_creation discounts
    integration_identifier invoice invoice_creation locale managed_payments origin_context payment_method_collection
    payment_method_configuration_details payment_method_options permissions recovered_from saved_payment_method_options
    setup_intent shipping_address_collection shipping_cost shipping_options submit_type success_url total_details
    ui_mode url wallet_options`,
  customer: 'default_source description shipping',
  invoice: `account_country account_name account_tax_ids application automatically_finalizes_at custom_fields
    customer_account customer_address customer_email customer_name customer_phone customer_shipping customer_tax_exempt
    default_payment_method default_source due_date effective_at ending_balance footer from_invoice
    last_finalization_error latest_revision metadata next_payment_attempt number on_behalf_of payment_settings
    receipt_number rendering shipping_cost shipping_details statement_descriptor subtotal_excluding_tax test_clock
    total_discount_amounts total_excluding_tax total_pretax_credit_amounts total_taxes webhooks_delivered_at`,
  subscription: `application application_fee_percent billing_cycle_anchor_config billing_thresholds cancellation_details
    customer_account days_until_due default_payment_method default_source description managed_payments
    next_pending_invoice_item_invoice on_behalf_of pause_collection payment_settings pending_invoice_item_interval
    pending_setup_intent pending_update test_clock transfer_data trial_end trial_settings trial_start`,
  subscription_item: 'billing_thresholds current_trial tax_rates',
  subscription_schedule: `application canceled_at completed_at customer_account default_settings metadata released_at
    released_subscription test_clock`,
  'billing_portal.configuration': 'application default_return_url name',
  'billing_portal.session': 'customer_account flow locale on_behalf_of',
  product: 'description package_dimensions shippable tax_details url',
  price: 'custom_unit_amount nickname tax_behavior tiers_mode transform_quantity unit_amount_decimal',
  payment_link: `application application_fee_amount application_fee_percent consent_collection custom_fields
    inactive_message invoice_creation managed_payments on_behalf_of payment_intent_data payment_method_options
    payment_method_types restrictions shipping_address_collection shipping_options subscription_data transfer_data`,
}

const automatic_tax = { disabled_reason: null, enabled: false, liability: null, provider: null, status: null }
const taxOfSubscription = { disabled_reason: null, enabled: false, liability: null }
const custom_text = {
  after_submit: null,
  shipping_address: null,
  submit: null,
  terms_of_service_acceptance: null,
}
const issuer = { type: 'self' }

/** What is never null. */
const always: Readonly<Record<string, (object: Fields) => Fields>> = {
  payment_intent: () => ({ amount_capturable: 0 }),
  charge: () => ({
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    metadata: {},
  }),
  dispute: () => ({
    balance_transactions: [],
    enhanced_eligibility_types: [],
    is_charge_refundable: true,
    metadata: {},
  }),
  'checkout.session': (object) => ({
    amount_subtotal: object.amount_total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    custom_text,
    payment_method_types: ['card'],
  }),
  customer: () => ({
    balance: 0,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
  }),
  invoice: (object) => ({
    amount_overpaid: 0,
    amount_remaining: Number(object.amount_due) - Number(object.amount_paid),
    amount_shipping: 0,
    attempted: Number(object.attempt_count) > 0 || object.status === 'paid',
    automatic_tax,
    collection_method: 'charge_automatically',
    default_tax_rates: [],
    discounts: [],
    issuer,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${object.id}/lines` },
    period_end: object.created,
    period_start: object.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status_transitions: {
      finalized_at: object.created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: object.amount_due,
    total: object.amount_due,
  }),
  subscription: () => ({
    automatic_tax: taxOfSubscription,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    discounts: [],
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer },
  }),
  subscription_item: () => ({ discounts: [], metadata: {} }),
  subscription_schedule: () => ({
    billing_mode: { flexible: null, type: 'classic' },
    end_behavior: 'release',
    pause_schedules: [],
  }),
  'billing_portal.configuration': (object) => ({
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    login_page: { enabled: false, url: null },
    updated: object.created,
  }),
  product: (object) => ({ images: [], marketing_features: [], type: 'service', updated: object.created }),
  price: () => ({ billing_scheme: 'per_unit' }),
  payment_link: () => ({
    after_completion: { hosted_confirmation: { custom_message: null }, type: 'hosted_confirmation' },
    allow_promotion_codes: false,
    automatic_tax: { enabled: false, liability: null },
    billing_address_collection: 'auto',
    currency: 'usd',
    custom_text,
    customer_creation: 'if_required',
    payment_method_collection: 'always',
    phone_number_collection: { enabled: false },
    submit_type: 'auto',
    tax_id_collection: { enabled: false, required: 'never' },
  }),
}

/** The same with every object in it as whole as the provider writes it. */
export function completeObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(completeObjects)
  if (typeof value !== 'object' || value === null) return value
  const given = value as Fields
  const inside = Object.fromEntries(Object.entries(given).map(([name, one]) => [name, completeObjects(one)]))
  const kind = typeof given.object === 'string' ? given.object : ''
  const names = (nothing[kind] ?? '').split(/\s+/).filter((name) => name !== '')
  if (typeof given.id !== 'string' || names.length === 0) return inside
  return { ...Object.fromEntries(names.map((name) => [name, null])), ...always[kind]?.(given), ...inside }
}
