import type { Need } from '../../src/shared/rules/staff-roles.ts'

/**
 * What a call needs of whoever on the staff makes it, where that is not the rule: to look for what is read, 'work' for
 * everything else (decision 091). Written by hand, and not from what the calls are mounted with.
 */
export const needsOfCalls: Record<string, Need> = {
  ...needing('papers', [
    'downloadApplicationData',
    'downloadCaseFile',
    'downloadDocument',
    'downloadEnvelope',
    'downloadFolderFile',
    'downloadFundingFile',
    'downloadFundingPaper',
    'downloadLetterEventEvidence',
    'downloadMailingEvidence',
    'downloadMyData',
    'downloadReport',
    'downloadRoundEnvelopes',
    'exportFacts',
    'getPaperPicture',
    'getReportLines',
    'getReportPage',
    'listLetters',
    'previewPackets',
    'printPackets',
  ]),
  ...needing('refunds', [
    'closeRefund',
    'refundFundingPayment',
    'refundLooseFundingPayment',
    'refundLoosePayment',
    'refundOtherSum',
    'refundPayment',
    'refundPostalOrder',
    'refundPurchase',
  ]),
  ...needing('exports', ['downloadExport', 'exportClients', 'exportFigures', 'listExports', 'startExport']),
  ...needing('announce', ['announceToAll']),
  ...needing('settings', [
    'addOwnMail',
    'changeOwnMail',
    'getOwnMail',
    'listOwnMails',
    'previewOwnMail',
    'addWebhook',
    'checkImport',
    'checkSetup',
    'confirmTestMail',
    'getOwnTexts',
    'getSetup',
    'inviteImport',
    'listApiKeys',
    'listImports',
    'listOwnTexts',
    'listSettings',
    'listWebhookDeliveries',
    'listWebhooks',
    'makeApiKey',
    'previewOwnTexts',
    'removeWebhook',
    'replayWebhook',
    'revokeApiKey',
    'saveOwnTexts',
    'saveSettings',
    'removeLogo',
    'sendTestMail',
    'startImport',
    'switchWebhook',
    'testOwnTexts',
    'undoImport',
    'uploadImport',
    'uploadLogo',
  ]),
  ...needing('team', ['changeMember', 'inviteStaff', 'listTeam', 'revokeInvitation']),
  ...needing('delete', ['deleteAddress', 'deleteClient', 'deleteFundingApplication']),
  // One's own account, and a look at the log's seal.
  ...needing('look', [
    'addPasskey',
    'beginPasskey',
    'changeStaffPassword',
    'endStaffSession',
    'removePasskey',
    'renewRecoveryCodes',
    'addStaffPushDevice',
    'dropStaffPushDevice',
    'saveDigest',
    'saveStaffPush',
    'seeMention',
    'verifyAudit',
  ]),
}

/** A buyer's own: to every member of staff they are not there, whatever the role. */
export const notForStaff: readonly string[] = ['bookSession', 'moveSession', 'cancelSession']

function needing(need: Need, calls: readonly string[]): Record<string, Need> {
  return Object.fromEntries(calls.map((call) => [call, need]))
}
