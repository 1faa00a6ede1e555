import { emptyFundingFields } from '../../src/shared/rules/funding-form.ts'
import {
  type AccessRow,
  form,
  get,
  ids,
  ofApplication,
  ofApplicationPost,
  ofStaff,
  type Subject,
  send,
} from './access-row.ts'

const about = ({ applicationId }: Subject) => `/api/funding-applications/${applicationId}`
const ofAll = '/api/staff/funding-applications'
const staffAbout = ({ applicationId }: Subject) => `${ofAll}/${applicationId}`
const by = 'the mailed link'

/** Rows of the calls of the funding form, of applications, and of staff about them. */
export const fundingAccess: Record<string, AccessRow> = {
  getFundingPrefill: {
    for: 'secret',
    ask: get('/api/prefill/pf_of_nobody'),
    status: 404,
    by: 'the prefill token',
  },
  getFundingDraft: { for: 'anyone', ask: get('/api/funding-draft'), status: 200 },
  saveFundingDraft: {
    for: 'anyone',
    ask: send('PUT', '/api/funding-draft', { fields: emptyFundingFields, step: 1 }),
    status: 200,
  },
  keepFundingFile: {
    for: 'anyone',
    ask: { method: 'POST', url: '/api/funding-draft/files', ...form({ field: 'bankStatementsFile' }) },
    status: 400,
  },
  dropFundingFile: {
    for: 'anyone',
    ask: send('DELETE', '/api/funding-draft/files/bankStatementsFile'),
    status: 200,
  },
  // Of the asking browser; what nobody has saved is not there to be mailed.
  mailFundingDraft: { for: 'anyone', ask: send('POST', '/api/funding-draft/mail'), status: 404 },
  openFundingDraft: {
    for: 'secret',
    ask: send('POST', '/api/funding-draft/open', { token: 'of-nobody' }),
    status: 400,
    by,
  },
  submitFundingApplication: {
    for: 'anyone',
    ask: { method: 'POST', url: '/api/funding-applications', ...form({ fullName: '' }) },
    status: 400,
  },
  requestFundingLink: {
    for: 'anyone',
    ask: send('POST', '/api/funding-links', { email: 'nobody@example.com' }),
    status: 200,
  },
  redeemFundingLink: {
    for: 'secret',
    ask: send('POST', '/api/funding-links/redeem', { token: 'of-nobody' }),
    status: 400,
    by,
  },
  listMyFundingApplications: { for: 'anyone', ask: get('/api/my-funding-applications'), status: 200 },
  getFundingApplication: ofApplication(''),
  uploadFundingDocument: {
    for: 'client',
    ask: (subject) => ({
      method: 'POST',
      url: `${about(subject)}/documents/${subject.fundingDocumentId}/files`,
      ...form({ note: 'without a file' }),
    }),
    // Past the policy there is no file in this form.
    allowed: 400,
    malformed: ids,
  },
  sendFundingMessage: ofApplicationPost('/messages', 200, {
    message: 'Hello',
    attemptKey: 'access-test-funding',
  }),
  downloadFundingFile: {
    for: 'client',
    ask: (subject) => get(`${about(subject)}/files/${subject.fundingFileId}`),
    allowed: 200,
    malformed: ids,
  },
  listFundingApplications: ofStaff(get(ofAll)),
  getStaffFundingApplication: { for: 'staff', ask: (subject) => get(staffAbout(subject)), allowed: 200 },
  getFundingMark: { for: 'staff', ask: (subject) => get(`${staffAbout(subject)}/mark`), allowed: 200 },
  closeFundingMessages: {
    for: 'staff',
    ask: (subject) => send('POST', `${staffAbout(subject)}/messages/close`, { seenUpTo: 0 }),
    allowed: 200,
  },
  // From a status that it does not have: past the policy it is a conflict, so that the row may be asked twice.
  changeFundingStatus: {
    for: 'staff',
    ask: (subject) =>
      send('POST', `${staffAbout(subject)}/status`, { from: 'submitted', to: 'awaiting-decision' }),
    allowed: 409,
  },
  askFundingDocument: {
    for: 'staff',
    ask: (subject) => send('POST', `${staffAbout(subject)}/documents`, { name: 'Lease', required: false }),
    allowed: 200,
  },
  downloadApplicationData: ofApplication('/my-data'),
  requestApplicationDeletion: ofApplicationPost('/deletion', 200),
  withdrawApplicationDeletion: {
    for: 'client',
    ask: (subject) => send('DELETE', `${about(subject)}/deletion`),
    allowed: 200,
    malformed: ids,
  },
  // With another name: past the policy it is refused, so that the application stays for the other rows.
  deleteFundingApplication: {
    for: 'admin',
    ask: (subject) => send('DELETE', staffAbout(subject), { confirmName: 'Nobody' }),
    allowed: 400,
  },
}
