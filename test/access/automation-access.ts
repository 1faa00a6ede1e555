import { type AccessRow, get, ofStaff, send } from './access-row.ts'

/** Rows of the calls about mails and the outbox. */
export const automationAccess: Record<string, AccessRow> = {
  getAutomationStatus: ofStaff(get('/api/automation/status')),
  triggerFollowUps: ofStaff(send('POST', '/api/automation/trigger-followups')),
  sendClientEmail: {
    for: 'staff',
    ask: ({ clientId }) => send('POST', `/api/clients/${clientId}/send-email`, { type: 'check-in' }),
    allowed: 200,
  },
  previewClientEmail: {
    for: 'staff',
    ask: ({ clientId }) => send('POST', `/api/clients/${clientId}/email-preview`, { type: 'welcome' }),
    allowed: 200,
  },
  listScheduledMails: {
    for: 'staff',
    ask: ({ clientId }) => get(`/api/clients/${clientId}/scheduled-mails`),
    allowed: 200,
  },
  listOwnMailsOfClient: {
    for: 'staff',
    ask: ({ clientId }) => get(`/api/clients/${clientId}/own-mails`),
    allowed: 200,
  },
  listOwnMailKinds: ofStaff(get('/api/staff/own-mail-kinds')),
  previewOwnMailTo: {
    for: 'staff',
    ask: ({ clientId }) => send('POST', `/api/clients/${clientId}/own-mails/999999/preview`, {}),
    allowed: 404,
  },
  sendOwnMailTo: {
    for: 'staff',
    ask: ({ clientId }) => send('POST', `/api/clients/${clientId}/own-mails/999999`, {}),
    allowed: 404,
  },
  listOutbox: ofStaff(get('/api/staff/outbox')),
  getOutboxMail: ofStaff(get('/api/staff/outbox/999999'), 404),
  resendMail: ofStaff(send('POST', '/api/staff/outbox/999999/send-again'), 404),
  setMailAside: ofStaff(send('POST', '/api/staff/outbox/999999/set-aside'), 404),
}
