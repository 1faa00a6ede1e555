import { type AccessRow, form, get, ids, ofClient, ofClientPost, send } from './access-row.ts'
import { agreementAccess } from './agreement-access.ts'
import { arrivalsAccess } from './arrivals-access.ts'
import { automationAccess } from './automation-access.ts'
import { envelopesAccess } from './envelopes-access.ts'
import { followupAccess } from './followup-access.ts'
import { fundingAccess } from './funding-access.ts'
import { fundingPackagesAccess } from './funding-packages-access.ts'
import { guidesAccess } from './guides-access.ts'
import { inboxAccess } from './inbox-access.ts'
import { leadsAccess } from './leads-access.ts'
import { pointingAccess } from './pointing-access.ts'
import { postalAccess } from './postal-access.ts'
import { privacyAccess } from './privacy-access.ts'
import { pushAccess } from './push-access.ts'
import { staffCaseAccess } from './staff-case-access.ts'
import { staffClientsAccess } from './staff-clients-access.ts'
import { storefrontAccess } from './storefront-access.ts'
import { teamAccess } from './team-access.ts'
import { webhooksAccess } from './webhooks-access.ts'
import { worksAccess } from './works-access.ts'

/** A row for every mounted call, by its name. A call without its row fails the test. */
export const accessTable: Record<string, AccessRow> = {
  getPaymentSetup: { for: 'anyone', ask: get('/api/payment-setup'), status: 200 },
  createPaymentIntent: { for: 'anyone', ask: send('POST', '/api/create-payment-intent'), status: 400 },
  getPayment: {
    for: 'client',
    ask: ({ paymentIntentId }) => get(`/api/payments/${paymentIntentId}`),
    allowed: 200,
    malformed: ['x', '1', 'pi_', '%27', 'pi_1%20or%201=1'],
  },
  getCreditPrefill: {
    for: 'secret',
    ask: get('/api/credit-prefill/none'),
    status: 404,
    by: 'the token in the path',
  },
  createPrefillToken: {
    for: 'secret',
    ask: send('POST', '/api/prefill-tokens', { purpose: 'credit', fields: { name: 'A' } }),
    status: 401,
    by: 'the header x-prefill-secret',
  },
  receiveStripeWebhook: {
    for: 'secret',
    ask: send('POST', '/api/webhooks/stripe', { id: 'evt_forged' }),
    status: 400,
    by: "the provider's signature",
  },
  checkSubscription: { for: 'anyone', ask: get('/api/check-subscription?email=a@b.example'), status: 200 },
  uploadCreditReport: {
    for: 'client',
    ask: ({ clientId }) => ({
      method: 'POST',
      url: '/api/upload-credit-report',
      ...form({ bureau: 'equifax', clientId }),
    }),
    // Allowed as far as the file, which is missing here.
    allowed: 400,
    malformed: ['abc', '0', '-1', 'pi_', "' or 1=1"],
  },
  listUploadedReports: {
    for: 'client',
    ask: ({ clientId }) => get(`/api/uploaded-reports?client=${clientId}`),
    allowed: 200,
    malformed: ids,
  },
  proposeAddress: {
    for: 'client',
    ask: ({ clientId }) => get(`/api/intake-address?client=${clientId}`),
    allowed: 200,
    malformed: ['abc', '0', '-1', 'pi_', "' or 1=1"],
  },
  listPapers: ofClient('/papers'),
  // A paper that is not there: allowed as far as looking for it.
  getPaperPicture: ofClient('/papers/999999/picture', 404),
  removePaper: {
    for: 'client',
    ask: ({ clientId }) => send('DELETE', `/api/clients/${clientId}/papers/999999`),
    allowed: 404,
    malformed: ids,
  },
  addPaper: {
    for: 'client',
    ask: ({ clientId }) => ({
      method: 'POST',
      url: `/api/clients/${clientId}/papers`,
      ...form({ field: 'ssc' }),
    }),
    // Allowed as far as the file, which is missing here.
    allowed: 400,
    malformed: ids,
  },
  getIntakeAccess: { for: 'anyone', ask: get('/api/intake-access?type=paid'), status: 200 },
  submitIntake: {
    for: 'anyone',
    ask: { method: 'POST', url: '/api/intake', ...form({ name: 'A' }) },
    status: 400,
  },
  saveIntakeDraft: { for: 'anyone', ask: send('PUT', '/api/intake-draft'), status: 400 },
  keepIntakeFile: {
    for: 'anyone',
    ask: { method: 'POST', url: '/api/intake-draft/files', ...form({ field: 'ssc' }) },
    status: 400,
  },
  dropIntakeFile: { for: 'anyone', ask: send('DELETE', '/api/intake-draft/files/ssc'), status: 200 },
  getIntakeDraft: { for: 'anyone', ask: get('/api/intake-draft'), status: 200 },
  applyAsTester: { for: 'anyone', ask: send('POST', '/api/tester-application'), status: 400 },
  renewTesterToken: {
    for: 'client',
    ask: ({ clientId }) => send('POST', `/api/clients/${clientId}/tester-token`),
    // The subject is a paid client: its owner gets past the door and is told that there is no token to renew.
    allowed: 409,
    malformed: ids,
  },
  getClient: ofClient(''),
  getPortal: ofClient('/portal'),
  getCreditScore: {
    for: 'client',
    ask: ({ clientId }) => get(`/api/credit-score/${clientId}`),
    allowed: 200,
    malformed: ids,
  },
  downloadReport: ofClient('/download-report/experian'),
  getProcessingStatus: ofClient('/armor-status'),
  listDocuments: ofClient('/documents'),
  triggerProcessing: {
    for: 'client',
    ask: ({ clientId }) => send('POST', `/api/clients/${clientId}/trigger-armor`),
    // Allowed as far as the intake, which this client has not sent.
    allowed: 400,
    malformed: ids,
  },
  downloadDocument: {
    for: 'client',
    ask: ({ documentId }) => get(`/api/documents/${documentId}/download`),
    allowed: 200,
    malformed: ids,
  },
  sendSupportMessage: {
    for: 'client',
    ask: ({ clientId }) =>
      send('POST', `/api/clients/${clientId}/messages`, {
        message: 'Hello',
        attemptKey: 'access-test-message-1',
      }),
    allowed: 200,
    malformed: ids,
  },
  listFolder: ofClient('/folder'),
  downloadFolderFile: {
    for: 'client',
    ask: ({ clientId, fileId }) => get(`/api/clients/${clientId}/files/${fileId}`),
    allowed: 200,
    malformed: ids,
  },
  getReview: ofClient('/review'),
  ...webhooksAccess,
  ...worksAccess,
  ...followupAccess,
  ...pointingAccess,
  sayReportOwner: ofClientPost('/report-owner', 404, { question: 'x', isMine: true }),
  // Allowed as far as the analysis, which this client does not have: absent to everybody alike.
  decideFinding: ofClientPost('/decisions', 404, { finding: 'x', decision: 'skip' }),
  takeBackDecision: ofClientPost('/decisions/taken-back', 404, { finding: 'x' }),
  leaveForLater: ofClientPost('/decisions/later', 404, { findings: ['x'] }),
  disputeProvable: ofClientPost('/decisions/provable', 404, { findings: ['x'] }),
  answerQuestion: ofClientPost('/answers', 404, { question: 'x', answer: 'yes' }),
  chooseDigits: ofClientPost('/digits', 404, { digits: null }),
  chooseBirthDate: ofClientPost('/birth-date', 404, { date: null }),
  confirmValue: ofClientPost('/confirmations', 404, { value: 'x', correct: true }),
  listLetters: ofClient('/letters'),
  chooseLetterLayout: ofClientPost('/letter-layout', 404, { layout: 'table' }),
  saveOwnWords: ofClientPost('/own-words', 404, { letter: 'experian_dispute_letter', item: null, text: 'x' }),
  exportFacts: ofClient('/facts'),
  getEvidencePicture: ofClient('/evidence/none', 404),
  ...postalAccess,
  listMailings: ofClient('/mailings'),
  recordMailing: {
    for: 'client',
    ask: ({ clientId }) => ({
      method: 'POST',
      url: `/api/clients/${clientId}/mailings`,
      ...form({ documentId: '999999', state: 'handed_over', day: '2026-11-20' }),
    }),
    // Allowed as far as the letter, which this client does not have.
    allowed: 404,
    malformed: ids,
  },
  logEarlierLetter: {
    for: 'staff',
    ask: ({ clientId }) => ({
      method: 'POST',
      url: `/api/staff/clients/${clientId}/earlier-letters`,
      ...form({ to: 'company', company: '', round: '1', mailedOn: '2026-01-02' }),
    }),
    // Allowed as far as the company, which has no name.
    allowed: 400,
  },
  downloadMailingEvidence: ofClient('/mailings/1/evidence', 404),
  recordLetterEvent: {
    for: 'client',
    ask: ({ clientId }) => ({
      method: 'POST',
      url: `/api/clients/${clientId}/letter-events`,
      ...form({ documentId: '999999', kind: 'answered', day: '2026-11-20' }),
    }),
    // Allowed as far as the letter, which this client does not have.
    allowed: 404,
    malformed: ids,
  },
  withdrawLetterEvent: ofClientPost('/letter-events/1/withdrawal', 404),
  downloadLetterEventEvidence: ofClient('/letter-events/1/evidence', 404),
  downloadCalendar: ofClient('/calendar.ics'),
  downloadCaseFile: ofClient('/case-file'),
  listResults: ofClient('/results'),
  uploadResults: {
    for: 'client',
    ask: ({ clientId }) => ({
      method: 'POST',
      url: `/api/clients/${clientId}/results`,
      ...form({ bureau: 'experian', receivedOn: '2026-11-20' }),
    }),
    // Allowed as far as the file, which is missing here.
    allowed: 400,
    malformed: ids,
  },
  // Allowed as far as the answer, which this client does not have.
  confirmAnswer: ofClientPost('/results/999999/confirmation', 404, { items: [], days: [] }),
  moveAnswer: ofClientPost('/results/999999/letter', 404, { document: 999999 }),
  readAnswerAgain: ofClientPost('/results/999999/reading', 404),
  getAnswerPicture: ofClient('/results/999999/pictures/0-0', 404),
  startNextRound: ofClientPost('/rounds', 409),
  getPackets: ofClient('/packets'),
  requestPackets: ofClientPost('/packets', 404, {
    collectorValidation: [],
    identityTheft: null,
    securityFreeze: true,
  }),
  requestSignInLink: {
    for: 'anyone',
    ask: send('POST', '/api/account/sign-in-link', { email: 'a@b.example' }),
    status: 200,
  },
  lookUpSignInLink: {
    for: 'secret',
    ask: send('POST', '/api/account/sign-in-link/look-up', { token: 'none' }),
    status: 400,
    by: 'the token of the mail',
  },
  redeemSignInLink: {
    for: 'secret',
    ask: send('POST', '/api/account/redeem-link', { token: 'none' }),
    status: 400,
    by: 'the token of the mail',
  },
  getSession: { for: 'anyone', ask: get('/api/account/session'), status: 200 },
  signOut: { for: 'anyone', ask: send('POST', '/api/account/sign-out'), status: 200 },
  listMyClients: { for: 'session', ask: get('/api/my-clients'), clientOnly: false },
  getAccountOverview: { for: 'session', ask: get('/api/account/overview'), clientOnly: true },
  downloadReceipt: {
    for: 'address',
    ask: ({ receiptNumber }) => get(`/api/account/receipts/${receiptNumber}`),
    allowed: 200,
  },
  getPreferences: { for: 'session', ask: get('/api/account/preferences'), clientOnly: true },
  savePreferences: {
    for: 'session',
    ask: send('PUT', '/api/account/preferences', { phone: true, text: false, email: true }),
    clientOnly: true,
  },
  saveLanguage: {
    for: 'anyone',
    ask: send('PUT', '/api/account/language', { language: 'es' }),
    status: 200,
  },
  unsubscribe: {
    for: 'secret',
    ask: send('POST', '/api/unsubscribe/none'),
    status: 400,
    by: 'the token in the path',
  },
  signInStaff: {
    for: 'secret',
    ask: send('POST', '/api/staff/sign-in', { email: 'a@b.example', password: 'wrong' }),
    status: 401,
    by: 'the password',
  },
  confirmStaffCode: {
    for: 'secret',
    ask: send('POST', '/api/staff/confirm-code', { code: '123456' }),
    status: 401,
    by: 'the half session of the password',
  },
  ...teamAccess,
  ...staffClientsAccess,
  ...staffCaseAccess,
  ...arrivalsAccess,
  ...automationAccess,
  ...inboxAccess,
  ...leadsAccess,
  ...privacyAccess,
  ...pushAccess,
  ...guidesAccess,
  ...agreementAccess,
  ...storefrontAccess,
  ...envelopesAccess,
  ...fundingAccess,
  ...fundingPackagesAccess,
}

/** Routes that no call declares, each with its reason. */
export const routesOfTheirOwn = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  /** Follows no link: sends to the page that asks. */
  'GET /api/unsubscribe/:token',
]
