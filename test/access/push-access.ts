import { type AccessRow, get, send } from './access-row.ts'

const body = { endpoint: 'http://10.0.0.1/x', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }
const own = { for: 'address', isOfNothing: true } as const

/** Notifications on devices: of an address that a link has proven; never of staff. */
export const pushAccess: Record<string, AccessRow> = {
  getPushSetup: { for: 'session', ask: get('/api/account/push'), clientOnly: true },
  // Allowed as far as the endpoint, which is no push service.
  addPushDevice: { ...own, ask: () => send('PUT', '/api/account/push/device', body), allowed: 400 },
  dropPushDevice: {
    ...own,
    ask: () => send('DELETE', `/api/account/push/devices/${'0'.repeat(64)}`),
    allowed: 200,
  },
  savePushKinds: { ...own, ask: () => send('PUT', '/api/account/push/kinds', { kinds: [] }), allowed: 200 },
}
