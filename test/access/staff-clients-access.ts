import { type AccessRow, get, ofAdmin, ofStaff, send } from './access-row.ts'

/** Rows of the calls about the list of clients and its bulk acts. */
export const staffClientsAccess: Record<string, AccessRow> = {
  listClients: ofStaff(get('/api/clients')),
  getDashboardTotals: ofStaff(get('/api/staff/totals')),
  changeClient: {
    for: 'staff',
    ask: ({ clientId }) => send('PATCH', `/api/clients/${clientId}`, { disputeStatus: 'uploaded' }),
    allowed: 200,
  },
  // A client that is not there: skipped and named.
  changeStages: ofStaff(
    send('POST', '/api/staff/bulk-stage', {
      clients: [{ id: 999_999, version: 1 }],
      disputeStatus: 'uploaded',
    }),
  ),
  followClients: ofStaff(
    send('POST', '/api/staff/bulk-follow', { clientIds: [999_999], act: { kind: 'tag', name: 'vip' } }),
  ),
  sendBulkEmail: ofStaff(
    send('POST', '/api/staff/bulk-email', {
      clientIds: [999_999],
      mail: { kind: 'case', type: 'check-in' },
      attemptKey: 'access-test-bulk-1',
    }),
  ),
  previewPackets: ofStaff(send('POST', '/api/staff/bulk-packets', { clientIds: [999_999] })),
  printPackets: ofStaff(get('/api/staff/packets.pdf?clients=999999'), 409),
  exportClients: ofAdmin(get('/api/staff/clients.csv')),
}
