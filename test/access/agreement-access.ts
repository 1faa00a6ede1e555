import { type AccessRow, get, ofStaff, send } from './access-row.ts'

const by = 'the unguessable reference of an agreement, and beside it a session of whose it is'
const unknown = `/api/agreements/${'A'.repeat(32)}`
const signature = { name: 'Ana Example', drawing: [] }

/** Rows of the calls about what is signed before a charge. */
export const agreementAccess: Record<string, AccessRow> = {
  // In this test no state asks for an agreement.
  beginAgreement: {
    for: 'anyone',
    ask: send('POST', '/api/agreements', {
      name: 'Ana Example',
      email: 'ana@example.com',
      phone: '4045550100',
      mailingAddress: '12 Peach Street',
      city: 'Atlanta',
      state: 'GA',
      zipCode: '30303',
      tier: 'premium',
    }),
    status: 404,
  },
  getAgreementNeed: { for: 'anyone', ask: get('/api/agreement-need?tier=premium'), status: 200 },
  getAgreement: { for: 'secret', ask: get(unknown), status: 404, by },
  signAgreementStatement: {
    for: 'secret',
    ask: send('POST', `${unknown}/statement`, {
      signature,
      digest: '',
      accessCode: '1234',
      electronic: true,
    }),
    status: 404,
    by,
  },
  signAgreementContract: {
    for: 'secret',
    ask: send('POST', `${unknown}/contract`, { signature, digest: '' }),
    status: 404,
    by,
  },
  cancelAgreement: { for: 'secret', ask: send('POST', `${unknown}/cancel`), status: 404, by },
  openAgreementPaper: { for: 'secret', ask: get(`${unknown}/papers/contract`), status: 404, by },
  listAgreements: ofStaff(get('/api/staff/agreements')),
  recordCancellation: ofStaff(
    send('POST', `/api/staff/agreements/${'A'.repeat(32)}/cancellation`, { givenOn: '2026-11-05' }),
    404,
  ),
}
