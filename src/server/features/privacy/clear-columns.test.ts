import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import { personTables } from '../../person-tables.ts'
import type { Database } from '../../platform/db/database.ts'
import { personColumnsOf } from '../../platform/db/person-columns.ts'

/** Every text and jsonb column in the clear, by the reason why it is (decision 042). Keys, hashes, ids, states, choices of a list, addresses of pages, and words of the product's own catalogue. */
const codes = `
  announcements.attempt_key announcements.type announcements.priority
  applied_migrations.hash
  agreements.reference agreements.holder_user_id agreements.state agreements.product_key agreements.product_name
  agreements.language agreements.words_version agreements.signed_on agreements.cancel_until agreements.paid_on
  agreements.order_reference agreements.cancelled_by agreement_papers.paper agreement_papers.sha256
  answered_items.bureau answered_items.item_token answered_items.rule_token answered_items.furnisher_token
  answered_items.outcome answered_letters.bureau
  audit_entries.at audit_entries.actor_id audit_entries.action
  audit_entries.previous_hash audit_entries.hash audit_head.hash audit_head.checked_sentence
  checkout_credits.payment_intent_id checkout_credits.toward
  client_files.field client_files.file_key client_files.content_type client_files.sha256
  client_files.added_by
  staff_api_keys.user_id staff_api_keys.secret_hash staff_api_keys.hint staff_api_keys.scopes
  webhook_endpoints.host webhook_endpoints.kinds webhook_endpoints.off_because
  webhook_deliveries.message_id webhook_deliveries.kind webhook_deliveries.data webhook_deliveries.status
  webhook_deliveries.answer
  client_imports.file_key client_imports.source client_imports.mapping client_imports.duplicates
  client_imports.status client_imports.problems client_imports.actor_id client_imports.without_amount
  data_exports.status data_exports.phase data_exports.actor_id data_export_volumes.file_key
  client_arrivals.attempt_key client_arrivals.paid
  client_holders.user_id
  clients.client_type clients.previous_disputes clients.identity_theft clients.police_report clients.ftc_affidavit
  clients.payment_intent_id clients.intake_attempt_key clients.payment_status clients.dispute_status
  client_totals.figure client_totals.client_type client_totals.payment_status client_totals.dispute_status
  clients.owner_user_id client_notes.attempt_key client_notes.author_user_id
  client_tasks.attempt_key client_tasks.owner_user_id
  staff_digests.user_id staff_digests.kinds staff_digests.whose
  staff_pushes.user_id staff_pushes.whose staff_pushes.kinds staff_pushes.seen
  staff_push_devices.user_id staff_push_devices.endpoint_hash
  followup_words.kind followup_words.word_hash note_mentions.user_id tags.name_hash
  clients.last_email_type clients.later_mail_dates clients.drive_folder_id
  consents.channel consents.direction consents.purpose consents.wording consents.wording_version
  consents.wording_sha256 consents.page consents.actor
  credit_scores.source deletion_requests.requested_by
  dispute_results.bureau dispute_results.source dispute_results.file_key dispute_results.sha256
  dispute_results.actor_kind dispute_results.actor_id
  documents.document_type documents.run_id documents.file_key documents.file_name documents.sha256
  drive_copies.file_key drive_copies.drive_file_id
  envelopes.made_for envelopes.inputs_sha256 envelopes.letter_sha256 envelopes.file_key envelopes.sha256
  evidence_pictures.run_id evidence_pictures.key evidence_pictures.file_key
  first_start_codes.code_hash kept_settings.name
  setup_proofs.kind setup_proofs.about setup_proofs.detail
  staff_roles.key staff_roles.name staff_roles.may
  funding_applications.attempt_key funding_applications.funding_goal funding_applications.partner_code
  funding_applications.preferences funding_applications.case_status
  funding_documents.key
  funding_drafts.user_id funding_drafts.token_hash funding_drafts.opened_by
  funding_files.field funding_files.file_key funding_files.content_type funding_files.sha256
  funding_holders.user_id funding_links.token_hash funding_links.redeemed_by
  funding_messages.attempt_key funding_messages.sender
  funding_payments.provider funding_payments.payment_intent_id funding_payments.holder_user_id
  funding_payments.attempt_key funding_payments.product_key funding_payments.product_name funding_payments.status
  funding_requirements.key
  funding_status_changes.status
  installation.id installation.file_store_id intake_drafts.user_id
  intake_draft_files.user_id intake_draft_files.field intake_draft_files.file_key
  guides.guide guides.done guide_papers.paper
  learned_labels.label learned_labels.label_key learned_labels.meaning learned_labels.state
  learned_labels.because learned_labels.to_refresh learned_labels.actor_id
  letter_signings.act letter_signings.letter_sha256 letter_signings.file_key letter_signings.sha256
  chargebacks.id chargebacks.payment_intent_id chargebacks.status chargebacks.reason
  letter_signings.wording_sha256 letter_signings.actor_id
  earlier_letters.document_type
  letter_events.kind letter_events.file_key letter_events.content_type letter_events.sha256
  letter_events.actor_kind letter_events.actor_id
  mail_outbox.dedupe_key mail_outbox.mail_type mail_outbox.headers mail_outbox.status mail_outbox.last_error
  own_mail_versions.trigger own_mail_versions.made_by
  own_text_versions.group_key own_text_versions.language own_text_versions.shipped
  mailing_steps.state mailing_steps.file_key mailing_steps.content_type mailing_steps.sha256
  mailing_steps.actor_kind mailing_steps.actor_id
  other_sums.kind other_sums.reference other_sums.payment_intent_id other_sums.currency
  packet_requests.actor_kind packet_requests.actor_id
  passkey_challenges.id passkey_challenges.challenge passkey_challenges.user_id
  payment_events.event_id payment_events.type payment_events.object_id
  payments.provider payments.payment_intent_id payments.holder_user_id payments.attempt_key payments.product_key
  payments.product_name payments.status payments.preferences
  postal_events.event_id postal_events.type postal_events.letter_id
  postal_orders.provider postal_orders.payment_intent_id postal_orders.attempt_key postal_orders.product_name
  postal_orders.status
  postal_sandbox.id postal_sandbox.kind postal_sandbox.idempotency_key postal_sandbox.fingerprint postal_sandbox.data
  postal_sends.document_sha256 postal_sends.service postal_sends.file_key postal_sends.sha256
  postal_sends.state postal_sends.provider postal_sends.refused_by postal_sends.provider_letter_id postal_sends.logged
  postal_sends.trouble postal_sends.problem
  person_languages.language prefill_tokens.token_hash prefill_tokens.purpose
  processing_runs.id processing_runs.status processing_runs.stage processing_runs.rule_set_version
  purchase_payments.payment_intent_id
  renewal_agreements.session_id renewal_agreements.product_key renewal_agreements.billing renewal_agreements.renews_on
  renewal_agreements.language renewal_agreements.wording renewal_agreements.wording_sha256 renewal_agreements.wording_version
  renewal_notices.occasion subscription_endings.subscription_id
  purchases.provider purchases.provider_reference purchases.subscription_id purchases.customer_id
  purchases.product_key purchases.product_name purchases.status purchases.next_product_key purchases.holder_user_id purchases.payer_user_id
  recovery_codes.code_hash recovery_codes.user_id
  refunds.payment_intent_id refunds.attempt_key refunds.provider_refund_id refunds.status
  report_owner_words.actor_kind report_owner_words.actor_id
  report_pointings.bureau report_pointings.sha256 report_pointings.meaning
  report_pointings.actor_kind report_pointings.actor_id
  report_pointings.withdrawn_by_kind report_pointings.withdrawn_by_id
  report_uploads.payment_intent_id report_uploads.bureau report_uploads.file_key report_uploads.sha256
  report_uploads.read_state report_uploads.read_with_labels
  spoken_words.how spoken_words.actor_id
  review_facts.run_id review_facts.kind review_facts.subject review_facts.actor_kind review_facts.actor_id
  push_choices.kinds push_devices.user_id push_devices.endpoint_hash
  scheduled_pushes.occasion scheduled_pushes.kind scheduled_pushes.status
  own_mails_due.occasion own_mails_due.status own_mails_due.reason
  scheduled_mails.occasion scheduled_mails.mail_type scheduled_mails.status scheduled_mails.reason
  session_hosts.staff_user_id session_hosts.time_zone
  session_hours.staff_user_id session_hours.kinds session_days_off.staff_user_id session_quarters.staff_user_id
  session_bookings.staff_user_id session_bookings.kind session_bookings.time_zone session_bookings.state
  sessions.id_hash sessions.user_id sessions.holder_user_id sessions.stage
  sign_in_links.token_hash sign_in_links.next
  staff_credentials.user_id staff_credentials.password_hash
  staff_devices.token_hash staff_devices.user_id
  staff_invitations.role staff_invitations.token_hash staff_invitations.invited_by_id
  staff_passkeys.credential_id staff_passkeys.user_id staff_passkeys.public_key staff_passkeys.transports
  support_messages.attempt_key support_messages.sender
  tester_applications.token_hash tester_applications.preferences
  users.id users.kind users.role
  visitor_messages.attempt_key visitor_messages.sender
  works.work_key works.owner_user_id`

/** Keyed hashes of words and their beginnings (db/search-tokens.ts). */
const hashedWords = `client_search.words leads.searched tester_applications.searched purchases.searched
  funding_applications.searched mail_outbox.searched`

/** Of the payment sandbox, which production refuses. */
const sandbox = `sandbox_idempotency.key sandbox_idempotency.fingerprint sandbox_objects.id sandbox_objects.kind`

/** Typed by staff: about a case, shown in lists and exports; and what all clients are told in the product's name. */
const typedByStaff = `own_mail_versions.name own_mail_versions.texts own_text_versions.changes announcements.title announcements.message`

/** Emptied at every start (seal-old-texts.ts). */
const emptied = `client_search_words.word mail_outbox.subject mail_outbox.html mail_outbox.text
  client_files.file_name client_files.refused_reason funding_files.file_name funding_files.refused_reason
  report_uploads.file_name dispute_results.file_name mailing_steps.file_name letter_events.file_name`

/** Sealed as they are written and opened as they are read (db/seal-columns.ts). */
const ofPeople = personTables.flatMap(({ name, table }) =>
  personColumnsOf(table).map((column) => `${name}.${column.name}`),
)

let database: Database
beforeAll(async () => {
  database = await makeDb()
})
afterAll(() => database.close())

it('every column that could hold what a person wrote is sealed, or listed with the reason why it is not', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    join pg_class on relname = table_name and relnamespace = 'public'::regnamespace and relpersistence = 'p'
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY')`)
  const listed = [codes, hashedWords, sandbox, typedByStaff, emptied].flatMap((list) =>
    list.trim().split(/\s+/),
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([...listed, ...ofPeople].sort())
})
