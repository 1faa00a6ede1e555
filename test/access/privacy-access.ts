import { type AccessRow, ids, ofClient, ofClientPost, send } from './access-row.ts'

/** Rows of the calls about the client’s rights. */
export const privacyAccess: Record<string, AccessRow> = {
  downloadMyData: ofClient('/my-data'),
  listFileOpenings: ofClient('/file-openings'),
  getRetention: ofClient('/retention'),
  requestDeletion: ofClientPost('/deletion', 200),
  withdrawDeletion: {
    for: 'client',
    ask: ({ clientId }) => send('DELETE', `/api/clients/${clientId}/deletion`),
    allowed: 200,
    malformed: ids,
  },
}
