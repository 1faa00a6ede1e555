import { type AccessRow, get, ofStaff, type Subject, send } from './access-row.ts'

const about = (allowed: number, ask: (path: string) => ReturnType<typeof get>): AccessRow => ({
  for: 'staff',
  ask: ({ clientId }: Subject) => ask(`/api/staff/clients/${clientId}`),
  allowed,
})

const attemptKey = 'access-test-followup'

/** Rows of the calls about what staff keep of a case among themselves. */
export const followupAccess: Record<string, AccessRow> = {
  listColleagues: ofStaff(get('/api/staff/colleagues')),
  getDigest: ofStaff(get('/api/staff/digest')),
  getStaffPush: ofStaff(get('/api/staff/push')),
  saveStaffPush: ofStaff(send('PUT', '/api/staff/push', { whose: 'all', kinds: [] })),
  // Allowed as far as the endpoint, which is no push service.
  addStaffPushDevice: ofStaff(
    send('PUT', '/api/staff/push/device', {
      endpoint: 'http://10.0.0.1/x',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    }),
    400,
  ),
  dropStaffPushDevice: ofStaff(send('DELETE', `/api/staff/push/devices/${'0'.repeat(64)}`)),
  saveDigest: ofStaff(send('PUT', '/api/staff/digest', { isOn: false, hour: 8, whose: 'all', kinds: [] })),
  listTags: ofStaff(get('/api/staff/tags')),
  listClientTags: about(200, (path) => get(`${path}/tags`)),
  changeClientTags: about(200, (path) => send('POST', `${path}/tags`, { add: ['vip'], remove: null })),
  getClientOwner: about(200, (path) => get(`${path}/owner`)),
  giveClient: about(200, (path) => send('PUT', `${path}/owner`, { to: null, from: null })),
  listNotes: about(200, (path) => get(`${path}/notes`)),
  addNote: about(200, (path) => send('POST', `${path}/notes`, { text: 'Called', attemptKey })),
  removeNote: ofStaff(send('DELETE', '/api/staff/notes/999999'), 404),
  seeMention: ofStaff(send('POST', '/api/staff/notes/999999/seen'), 404),
  listTasks: about(200, (path) => get(`${path}/tasks`)),
  addTask: about(200, (path) =>
    send('POST', `${path}/tasks`, { text: 'Call', dueOn: '2026-12-01', owner: null, attemptKey }),
  ),
  changeTask: ofStaff(send('PATCH', '/api/staff/tasks/999999', { done: true, version: 1 }), 404),
}
