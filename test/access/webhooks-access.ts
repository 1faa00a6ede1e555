import { type AccessRow, get, ofAdmin, send } from './access-row.ts'

/** Rows of the calls about receivers of webhooks: an admin chooses them. */
export const webhooksAccess: Record<string, AccessRow> = {
  listWebhooks: ofAdmin(get('/api/staff/webhooks')),
  addWebhook: ofAdmin(
    send('POST', '/api/staff/webhooks', { address: 'https://10.0.0.1/', kinds: ['client.added'] }),
    400,
  ),
  removeWebhook: ofAdmin(send('DELETE', '/api/staff/webhooks/999999'), 404),
  switchWebhook: ofAdmin(send('PATCH', '/api/staff/webhooks/999999', { on: false }), 404),
  listWebhookDeliveries: ofAdmin(get('/api/staff/webhooks/999999/deliveries')),
  replayWebhook: ofAdmin(send('POST', '/api/staff/webhooks/999999/replay', {}), 404),
}
