import { type AccessRow, form, get, ofAdmin, ofStaff, send } from './access-row.ts'

/** Rows of the calls by which clients come from elsewhere. */
export const arrivalsAccess: Record<string, AccessRow> = {
  // Allowed as far as the form, which is empty here.
  addClient: ofStaff(send('POST', '/api/staff/clients'), 400),
  // Allowed as far as the file, which is missing here.
  uploadImport: ofAdmin({ method: 'POST', url: '/api/staff/imports', ...form({ a: 'b' }) }, 400),
  checkImport: ofAdmin(send('POST', '/api/staff/imports/999999/check', { mapping: [] }), 404),
  startImport: ofAdmin(
    send('POST', '/api/staff/imports/999999/start', { mapping: ['email', 'name'], duplicates: 'skip' }),
    404,
  ),
  inviteImport: ofAdmin(send('POST', '/api/staff/imports/999999/invite'), 404),
  listImports: ofAdmin(get('/api/staff/imports')),
  undoImport: ofAdmin(send('POST', '/api/staff/imports/999999/undo'), 404),
  getClientArrival: ofStaff(get('/api/staff/clients/999999/arrival')),
  listExports: ofAdmin(get('/api/staff/exports')),
  startExport: ofAdmin(send('POST', '/api/staff/exports', { current: 'not the password of anybody' }), 400),
  downloadExport: ofAdmin(get('/api/staff/exports/999999/volumes/1'), 404),
  enterPaidElsewhere: ofStaff(
    send('POST', '/api/staff/clients/999999/paid-elsewhere', { paid: 'free' }),
    404,
  ),
  inviteClient: ofStaff(send('POST', '/api/staff/clients/999999/invitation'), 404),
}
