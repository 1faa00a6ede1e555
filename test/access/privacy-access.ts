import { type AccessRow, get, ids, ofClient, ofClientPost, send } from './access-row.ts'

/** Rows of the calls about the client’s rights. */
export const privacyAccess: Record<string, AccessRow> = {
  downloadMyData: ofClient('/my-data'),
  listFileOpenings: ofClient('/file-openings'),
  getRetention: ofClient('/retention'),
  requestDeletion: ofClientPost('/deletion', 200),
  downloadAddressData: { for: 'session', ask: get('/api/account/data'), clientOnly: true },
  getAddressKeeping: { for: 'session', ask: get('/api/account/deletion'), clientOnly: true },
  withdrawAddressDeletion: {
    for: 'session',
    ask: send('DELETE', '/api/account/deletion'),
    clientOnly: true,
  },
  // The subject has a case: its owner gets past the door, and is told that everything goes with the case.
  requestAddressDeletion: {
    for: 'address',
    ask: () => send('POST', '/api/account/deletion'),
    allowed: 409,
    isOfNothing: true,
  },
  deleteAddress: {
    for: 'admin',
    // Allowed as far as the address, which was typed otherwise.
    ask: () =>
      send('POST', '/api/staff/addresses/delete', {
        email: 'nobody@example.com',
        confirmEmail: 'somebody@example.com',
      }),
    allowed: 400,
  },
  withdrawDeletion: {
    for: 'client',
    ask: ({ clientId }) => send('DELETE', `/api/clients/${clientId}/deletion`),
    allowed: 200,
    malformed: ids,
  },
}
