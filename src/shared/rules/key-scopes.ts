/**
 * What a key of the API may be allowed, and the calls that each scope opens, by their names. A call that is in no scope is
 * for people alone: accounts, settings, refunds, deletions, signatures, and whatever is a person's own yes (decision 151). Whatever a scope opens, a key never does more than
 * whoever made it may do at that moment.
 */
export const keyScopes = {
  'clients:read': [
    'listClients',
    'getDashboardTotals',
    'getStaffCase',
    'getClientArrival',
    'getClient',
    'getProcessingStatus',
    'listDocuments',
    'listUploadedReports',
    'listMailings',
    'listResults',
    'listScheduledMails',
    'listTags',
    'listClientTags',
    'listColleagues',
    'getClientOwner',
    'listPapers',
    'listLetters',
  ],
  'clients:write': [
    'addClient',
    'inviteClient',
    'enterPaidElsewhere',
    'changeClient',
    'changeStages',
    'changeClientTags',
    'giveClient',
    'followClients',
  ],
  // What staff keep among themselves has scopes of its own: a key that reads clients shows none of it.
  'notes:read': ['listNotes', 'listTasks'],
  'notes:write': ['addNote', 'removeNote', 'addTask', 'changeTask'],
  'files:read': [
    'listFolder',
    'downloadFolderFile',
    'downloadDocument',
    'downloadReport',
    'downloadMailingEvidence',
    'downloadLetterEventEvidence',
    'downloadEnvelope',
    'downloadRoundEnvelopes',
  ],
  'files:write': ['uploadCreditReport', 'addPaper'],
  'mailing:write': [
    'recordMailing',
    'logEarlierLetter',
    'recordLetterEvent',
    'uploadResults',
    'enterAnswer',
    'moveAnswer',
  ],
  'messages:read': [
    'listInbox',
    'listMessages',
    'getVisitorConversation',
    'listOwnMailKinds',
    'listOwnMailsOfClient',
  ],
  'messages:write': ['answerMessage', 'answerVisitor', 'sendClientEmail', 'sendOwnMailTo'],
  // A key that answers messages must not become one that writes to thousands.
  'bulk:write': ['sendBulkEmail'],
  'lists:read': [
    'getStaffList',
    'listStaffPurchases',
    'listWorks',
    'listFundingApplications',
    'listAgreements',
  ],
  // Reading alone: what is disputed is the client's to decide.
  'review:read': ['getReview', 'listEnvelopes'],
  'works:write': [
    'listWorkOwners',
    'takeWork',
    'handOverWork',
    'deliverWork',
    'reopenWork',
    'agreeSessionDay',
  ],
  'sessions:read': ['listSessionBookings', 'listSessionRequests', 'listSessionHosts'],
  'sessions:write': [
    'answerSessionRequest',
    'markSessionBooking',
    'withdrawSessionBooking',
    'handOverSession',
  ],
  'funding:read': ['getStaffFundingApplication', 'getFundingMark'],
  // Not the judgment of a requirement, and not the fee: both are somebody's own word.
  'funding:write': ['changeFundingStatus', 'askFundingDocument', 'closeFundingMessages'],
  // Everything under one address, with its payments.
  'persons:read': ['getPerson'],
  // A little of everything: of messages, payments and cases.
  'today:read': ['getToday'],
  'figures:read': ['getRevenue', 'getOutcomes', 'getWorkFigures', 'listMailedRounds'],
  'webhooks:manage': [
    'listWebhooks',
    'addWebhook',
    'removeWebhook',
    'switchWebhook',
    'listWebhookDeliveries',
    'replayWebhook',
  ],
} as const satisfies Record<string, readonly string[]>

export type KeyScope = keyof typeof keyScopes
export const keyScopeNames = Object.keys(keyScopes) as [KeyScope, ...KeyScope[]]

/** The scope that opens a call to keys; null of a call for people alone. */
export function scopeOfCall(name: string): KeyScope | null {
  return keyScopeNames.find((scope) => (keyScopes[scope] as readonly string[]).includes(name)) ?? null
}
