import type { Deps } from './deps.ts'
import { accountsHoldings } from './features/accounts/accounts.holdings.ts'
import { agreementHoldings, agreementTold } from './features/agreement/agreement.holdings.ts'
import { announcementsHoldings, announcementsTold } from './features/announcements/announcements.holdings.ts'
import { arrivalsHoldings, arrivalsTold } from './features/arrivals/arrivals.holdings.ts'
import { auditLogHoldings } from './features/audit-log/audit-log.holdings.ts'
import { bookingsHoldings, bookingsTold } from './features/bookings/bookings.holdings.ts'
import { chargebacksHoldings } from './features/chargebacks/chargebacks.holdings.ts'
import { checkoutHoldings } from './features/checkout/checkout.holdings.ts'
import { clientsHoldings } from './features/clients/clients.holdings.ts'
import { consentHoldings, consentTold } from './features/consent/consent.holdings.ts'
import { creditScoresHoldings, creditScoresTold } from './features/credit-scores/credit-scores.holdings.ts'
import { decisionsHoldings } from './features/decisions/decisions.holdings.ts'
import { documentsHoldings } from './features/documents/documents.holdings.ts'
import { driveHoldings } from './features/drive/drive.holdings.ts'
import { envelopesHoldings } from './features/envelopes/envelopes.holdings.ts'
import { exportsHoldings } from './features/exports/exports.holdings.ts'
import { figuresHoldings } from './features/figures/figures.holdings.ts'
import { followupHoldings, followupTold } from './features/followup/followup.holdings.ts'
import { fundingHoldings, fundingTold } from './features/funding/funding.holdings.ts'
import {
  fundingPackagesHoldings,
  fundingPackagesTold,
} from './features/funding-packages/funding-packages.holdings.ts'
import { guidesHoldings, guidesTold } from './features/guides/guides.holdings.ts'
import { hintsHoldings } from './features/hints/hints.holdings.ts'
import { importsHoldings } from './features/imports/imports.holdings.ts'
import { inboxHoldings, inboxTold } from './features/inbox/inbox.holdings.ts'
import { intakeHoldings } from './features/intake/intake.holdings.ts'
import { leadsHoldings, leadsTold } from './features/leads/leads.holdings.ts'
import { mailHoldings, mailTold } from './features/mail/mail.holdings.ts'
import { mailLogHoldings } from './features/mail-log/mail-log.holdings.ts'
import { outboxHoldings, outboxTold } from './features/outbox/outbox.holdings.ts'
import { ownMailsHoldings, ownMailsTold } from './features/own-mails/own-mails.holdings.ts'
import { ownTextsHoldings } from './features/own-texts/own-texts.holdings.ts'
import { postalHoldings, postalTold } from './features/postal/postal.holdings.ts'
import { privacyHoldings, privacyTold, refundsTold } from './features/privacy/privacy.holdings.ts'
import { pushHoldings, pushTold } from './features/push/push.holdings.ts'
import { renewalsHoldings, renewalsTold } from './features/renewals/renewals.holdings.ts'
import { reportsHoldings, reportsTold } from './features/reports/reports.holdings.ts'
import { resultsHoldings, resultsTold } from './features/results/results.holdings.ts'
import { runsHoldings, runsTold } from './features/runs/runs.holdings.ts'
import { settlementHoldings, settlementTold } from './features/settlement/settlement.holdings.ts'
import { storefrontHoldings, storefrontTold } from './features/storefront/storefront.holdings.ts'
import { tagsHoldings } from './features/tags/tags.holdings.ts'
import { testersHoldings } from './features/testers/testers.holdings.ts'
import { webhooksHoldings } from './features/webhooks/webhooks.holdings.ts'
import { worksHoldings, worksTold } from './features/works/works.holdings.ts'
import { type Holding, remains, type Told } from './holding.ts'
import type { FileKeyColumn } from './platform/db/rows-that-go.ts'

/**
 * The closed list: every table of the product and what a deletion does with it, in the order in which it does it: a feature
 * that asks another whose something is stands before it, and the client's record last. A table that is not here fails a
 * test, so that nothing new is forgotten. Clearing all of it twice changes nothing more.
 */
export const holdings: readonly Holding[] = [
  ...runsHoldings,
  ...documentsHoldings,
  ...reportsHoldings,
  ...hintsHoldings,
  ...chargebacksHoldings,
  ...intakeHoldings,
  ...envelopesHoldings,
  ...mailLogHoldings,
  ...postalHoldings,
  ...resultsHoldings,
  ...figuresHoldings,
  ...decisionsHoldings,
  ...creditScoresHoldings,
  ...inboxHoldings,
  ...announcementsHoldings,
  ...mailHoldings,
  ...outboxHoldings,
  ...privacyHoldings,
  ...driveHoldings,
  ...consentHoldings,
  ...testersHoldings,
  ...guidesHoldings,
  ...worksHoldings,
  ...bookingsHoldings,
  ...storefrontHoldings,
  ...renewalsHoldings,
  ...agreementHoldings,
  ...settlementHoldings,
  ...fundingPackagesHoldings,
  ...fundingHoldings,
  ...pushHoldings,
  ...accountsHoldings,
  ...leadsHoldings,
  ...arrivalsHoldings,
  ...tagsHoldings,
  ...followupHoldings,
  ...importsHoldings,
  ...exportsHoldings,
  ...webhooksHoldings,
  ...checkoutHoldings,
  ...auditLogHoldings,
  ...ownTextsHoldings,
  ...ownMailsHoldings,
  ...remains(
    'nobody',
    'the product itself',
    'installation',
    'applied_migrations',
    'kept_settings',
    'setup_proofs',
    'staff_digests',
    'staff_pushes',
    'staff_push_devices',
  ),
  ...clientsHoldings,
]

/** What is told of a person, in the order in which it is told within a part of the archive. */
export const told: readonly Told<Deps>[] = [
  ...privacyTold,
  ...outboxTold,
  ...leadsTold,
  ...consentTold,
  ...pushTold,
  ...renewalsTold,
  ...agreementTold,
  ...settlementTold,
  ...fundingPackagesTold,
  ...postalTold,
  ...arrivalsTold,
  ...refundsTold,
  ...fundingTold,
  ...mailTold,
  ...ownMailsTold,
  ...inboxTold,
  ...storefrontTold,
  ...guidesTold,
  ...worksTold,
  ...bookingsTold,
  ...followupTold,
  ...creditScoresTold,
  ...runsTold,
  ...reportsTold,
  ...resultsTold,
  ...announcementsTold,
]

/** Where rows name files of the file store. A column that no feature names here has its files swept away. */
export const fileKeyColumns: readonly FileKeyColumn[] = holdings.flatMap(({ fileKey }) => fileKey ?? [])
