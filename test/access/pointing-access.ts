import { type AccessRow, get, ids, ofClient, ofClientPost, ofStaff, send } from './access-row.ts'

/** What people say of the lines of reports. Allowed as far as the report of that bureau, which this client does not have. */
export const pointingAccess: Record<string, AccessRow> = {
  getReportReading: ofClient('/reports/equifax/reading', 404),
  getReportLines: ofClient('/reports/equifax/pages/1/lines', 404),
  getReportPage: ofClient('/reports/equifax/pages/1/picture', 404),
  pointAtLine: ofClientPost('/reports/equifax/pointings', 404, {
    upload: 1,
    page: 1,
    line: 0,
    meaning: 'nothing',
  }),
  withdrawPointing: {
    for: 'client',
    ask: ({ clientId }) => send('DELETE', `/api/clients/${clientId}/reports/equifax/pointings/1`),
    allowed: 404,
    malformed: ids,
  },
  listUnreadFiles: ofStaff(get('/api/staff/unread-files')),
  listLearnedLabels: ofStaff(get('/api/staff/report-labels')),
  teachLabel: ofStaff(
    send('POST', '/api/staff/report-labels', { label: 'Vereffende Datum', meaning: 'closed' }),
  ),
  withdrawLabel: ofStaff(send('DELETE', '/api/staff/report-labels/999999'), 404),
}
