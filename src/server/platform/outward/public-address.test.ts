import { expect, it } from 'vitest'
import { postPublicly } from './post-publicly.ts'
import { isPublicAddress, isPublicEndpoint } from './public-address.ts'

it('takes hosts of the public internet and nothing of an own network', () => {
  const open = ['142.250.74.138', '17.57.144.10', '2a00:1450:4001:82b::200a', '2600:1901:0:38d7::']
  expect(open.filter((each) => !isPublicAddress(each))).toEqual([])
  const closed = [
    ...['127.0.0.1', '10.1.2.3', '192.168.1.1', '172.31.255.255', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1'],
    ...['::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'localhost', ''],
  ]
  expect(closed.filter(isPublicAddress)).toEqual([])
})

it('takes https at a name on the usual port as the address of a public host', () => {
  const taken = [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/Q',
    'https://a-b.example.com/',
  ]
  expect(taken.filter((each) => !isPublicEndpoint(each))).toEqual([])
  const refused = [
    ...['http://fcm.googleapis.com/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://2130706433/x'],
    ...[
      'https://localhost/x',
      'https://a.localhost/x',
      'https://push.example.com:8443/x',
      'javascript:alert(1)',
    ],
    ...['https://user:word@push.example.com/x', 'https://0x7f.1/x', 'file:///etc/passwd', 'push', ''],
  ]
  expect(refused.filter(isPublicEndpoint)).toEqual([])
})

it('sends nothing to a name that leads into an own network', async () => {
  const request = { headers: {}, body: Buffer.from('x') }
  const within = async () => [{ address: '10.0.0.7', family: 4 }]
  await expect(postPublicly('https://push.example.com/x', request, within)).rejects.toThrow(
    'no public address',
  )
  await expect(postPublicly('https://127.0.0.1/x', request)).rejects.toThrow('no https address')
})
