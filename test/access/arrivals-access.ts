import { type AccessRow, ofStaff, send } from './access-row.ts'

/** Rows of the calls by which clients come from elsewhere. */
export const arrivalsAccess: Record<string, AccessRow> = {
  // Allowed as far as the form, which is empty here.
  addClient: ofStaff(send('POST', '/api/staff/clients'), 400),
  inviteClient: ofStaff(send('POST', '/api/staff/clients/999999/invitation'), 404),
}
