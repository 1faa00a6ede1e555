import { type AccessRow, form, get, ofAdmin, ofOwner, ofStaff, send } from './access-row.ts'

const anyRole = { name: 'Bookkeeper', may: ['refunds'], refundLimitCents: 5000 }
const day = '2026-11-20'
const words = { subject: 'How did it go?', body: 'Dear {name}' }
const ownMail = {
  name: 'Access',
  trigger: 'intake-sent',
  delayMinutes: 60,
  isOn: false,
  texts: { en: words, es: words },
  basedOn: 0,
  warningsRead: false,
}
const nobodysPassword = { current: 'not the password of anybody' }

/** Rows of the calls about accounts of staff, the settings and the audit log. */
export const teamAccess: Record<string, AccessRow> = {
  makeFirstAccount: {
    for: 'anyone',
    ask: send('POST', '/api/staff/first-account', {
      code: 'none',
      name: 'Some Stranger',
      email: 'stranger@example.com',
      password: 'corridor lantern 58 birch',
    }),
    status: 400,
  },
  getStaffSetup: { for: 'anyone', ask: get('/api/staff/setup'), status: 200 },
  listTeam: ofAdmin(get('/api/staff/team')),
  inviteStaff: ofAdmin(
    send('POST', '/api/staff/invitations', {
      name: 'New Member',
      email: 'new.member@armor.example',
      role: 'staff',
    }),
  ),
  revokeInvitation: ofAdmin(send('DELETE', '/api/staff/invitations/999999'), 404),
  changeMember: ofAdmin(send('PATCH', '/api/staff/team/nobody', { role: 'admin' }), 404),
  addRole: ofOwner(send('POST', '/api/staff/roles', anyRole)),
  changeRole: ofOwner(send('PUT', '/api/staff/roles/role-none', anyRole), 404),
  removeRole: ofOwner(send('DELETE', '/api/staff/roles/role-none'), 404),
  getSetup: ofAdmin(get('/api/staff/set-up')),
  saveSettings: ofAdmin(send('PUT', '/api/staff/settings', { values: { MONTHLY_TARGET: '1000' } })),
  sendTestMail: ofAdmin(send('POST', '/api/staff/set-up/test-mail'), 409),
  confirmTestMail: ofAdmin(send('POST', '/api/staff/set-up/test-mail/arrived', { token: 'none' }), 400),
  // Allowed as far as the picture, which is missing here.
  uploadLogo: ofAdmin({ method: 'POST', url: '/api/staff/set-up/logo', ...form({}) }, 400),
  removeLogo: ofAdmin(send('DELETE', '/api/staff/set-up/logo')),
  checkSetup: ofAdmin(send('POST', '/api/staff/set-up/checks/stripe-keys'), 409),
  listOwnTexts: ofAdmin(get('/api/staff/texts')),
  getOwnTexts: ofAdmin(get('/api/staff/texts/welcome/en')),
  saveOwnTexts: ofAdmin(
    send('PUT', '/api/staff/texts/welcome/en', { changes: {}, basedOn: 0, warningsRead: false }),
  ),
  previewOwnTexts: ofAdmin(send('POST', '/api/staff/texts/welcome/en/preview', { changes: {} })),
  testOwnTexts: ofAdmin(
    send('POST', '/api/staff/texts/welcome/en/test', { changes: {}, attemptKey: 'access' }),
  ),
  listOwnMails: ofAdmin(get('/api/staff/own-mails')),
  getOwnMail: ofAdmin(get('/api/staff/own-mails/999999'), 404),
  addOwnMail: ofAdmin(send('POST', '/api/staff/own-mails', ownMail)),
  changeOwnMail: ofAdmin(send('PUT', '/api/staff/own-mails/999999', ownMail), 404),
  previewOwnMail: ofAdmin(
    send('POST', '/api/staff/own-mail-preview', { language: 'en', words: ownMail.texts.en }),
  ),
  listSettings: ofAdmin(get('/api/staff/settings')),
  findInvitation: {
    for: 'anyone',
    ask: send('POST', '/api/staff/invitations/look-up', { token: 'none' }),
    status: 400,
  },
  acceptInvitation: {
    for: 'anyone',
    ask: send('POST', '/api/staff/invitations/accept', { token: 'none', password: 'corridor lantern 58' }),
    status: 400,
  },
  listStaffSessions: ofStaff(get('/api/staff/sessions')),
  endStaffSession: ofStaff(send('DELETE', '/api/staff/sessions/no-such-session'), 404),
  changeStaffPassword: ofStaff(
    send('POST', '/api/staff/password', { ...nobodysPassword, next: 'corridor lantern 58 birch' }),
    400,
  ),
  renewRecoveryCodes: ofStaff(send('POST', '/api/staff/recovery-codes', nobodysPassword), 400),
  listPasskeys: ofStaff(get('/api/staff/passkeys')),
  beginPasskey: ofStaff(send('POST', '/api/staff/passkeys/begin', nobodysPassword), 400),
  addPasskey: ofStaff(send('POST', '/api/staff/passkeys', { name: 'Laptop', response: {} }), 400),
  removePasskey: ofStaff(send('DELETE', '/api/staff/passkeys/none'), 404),
  beginPasskeySignIn: { for: 'anyone', ask: send('POST', '/api/staff/passkey-sign-in/begin'), status: 200 },
  finishPasskeySignIn: {
    for: 'anyone',
    ask: send('POST', '/api/staff/passkey-sign-in', { challengeId: 'none', response: {} }),
    status: 401,
  },
  listApiKeys: ofAdmin(get('/api/staff/keys')),
  makeApiKey: ofAdmin(
    send('POST', '/api/staff/keys', { name: 'Key', scopes: ['clients:read'], days: 1, ...nobodysPassword }),
    400,
  ),
  revokeApiKey: ofAdmin(send('DELETE', '/api/staff/keys/999999'), 404),
  listAuditEntries: ofStaff(get('/api/staff/audit-log')),
  listOpenedClients: ofStaff(get(`/api/staff/audit-log/opened?actor=system&from=${day}&to=${day}`)),
  getAuditVerdict: ofStaff(get('/api/staff/audit-log/verdict')),
  verifyAudit: ofStaff(send('POST', '/api/staff/audit-log/verify')),
}
