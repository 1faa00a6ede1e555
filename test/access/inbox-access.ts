import type { InjectOptions } from 'fastify'
import { type AccessRow, get, ofAdmin, ofClient, ofStaff, type Subject, send } from './access-row.ts'

const ofStaffAbout = (ask: (subject: Subject) => InjectOptions): AccessRow => ({
  for: 'staff',
  ask,
  allowed: 200,
})

/** Rows of the calls about messages, announcements and the general lists. */
export const inboxAccess: Record<string, AccessRow> = {
  listMessages: ofClient('/messages'),
  listInbox: ofStaff(get('/api/staff/inbox')),
  answerMessage: ofStaffAbout(({ clientId }) =>
    send('POST', `/api/staff/clients/${clientId}/messages`, {
      message: 'Hello',
      seenUpTo: 0,
      attemptKey: 'access-test-answer',
    }),
  ),
  closeConversation: ofStaffAbout(({ clientId }) =>
    send('POST', `/api/staff/clients/${clientId}/messages/close`, { seenUpTo: 0 }),
  ),
  sendVisitorMessage: {
    for: 'anyone',
    ask: send('POST', '/api/visitor-messages', {
      name: 'Bea Buyer',
      email: 'bea@visitor.example',
      topic: 'question',
      message: 'Hello',
      attemptKey: 'access-test-visitor',
    }),
    status: 200,
  },
  listMyMessages: { for: 'session', ask: get('/api/account/messages'), clientOnly: true },
  writeToSupport: {
    for: 'session',
    ask: send('POST', '/api/account/messages', { message: 'Hello', attemptKey: 'access-test-account' }),
    clientOnly: true,
  },
  getVisitorConversation: ofStaffAbout(({ visitorId }) => get(`/api/staff/visitor-messages/${visitorId}`)),
  answerVisitor: ofStaffAbout(({ visitorId }) =>
    send('POST', `/api/staff/visitor-messages/${visitorId}`, {
      message: 'Hello',
      seenUpTo: 0,
      attemptKey: 'access-test-visitor-answer',
    }),
  ),
  closeVisitorConversation: ofStaffAbout(({ visitorId }) =>
    send('POST', `/api/staff/visitor-messages/${visitorId}/close`, { seenUpTo: 0 }),
  ),
  announceToAll: ofAdmin(
    send('POST', '/api/staff/announcements', {
      title: 'Maintenance',
      message: 'Tonight.',
      type: 'info',
      priority: 'low',
      attemptKey: 'access-test-news',
    }),
  ),
  notifyClient: ofStaffAbout(({ clientId }) =>
    send('POST', `/api/staff/clients/${clientId}/notify`, {
      title: 'Ready',
      message: 'Your letters are ready.',
      type: 'info',
      attemptKey: 'access-test-note',
    }),
  ),
  listAnnouncements: ofStaff(get('/api/staff/announcements')),
  getStaffList: ofStaff(get('/api/staff/lists/leads')),
}
