import { once } from 'node:events'
import * as net from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'

let test: TestApp
let port = 0
beforeAll(async () => {
  test = await makeApp({ working: false })
  port = Number(new URL(await test.listen()).port)
})
afterAll(() => test.close())

const lines = (...of: string[]) => `${of.join('\r\n')}\r\n\r\n`

/** All that one connection is told until its end. */
async function told(says: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes.toString()
  })
  socket.setTimeout(4_000, () => socket.destroy(new Error(`it stayed open after: ${heard}`)))
  socket.write(says)
  await once(socket, 'close')
  return heard
}

const get = 'GET /healthz HTTP/1.1'
const post = ['POST /api/logout HTTP/1.1', 'Host: localhost']
const live = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
]
const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']

it.each([
  ['two hosts', lines(get, 'Host: localhost', 'Host: other.example')],
  ['the same host twice', lines(get, 'Host: localhost', 'host: localhost')],
  [
    'two hosts where no route is',
    lines('GET /api/nothing HTTP/1.1', 'Host: localhost', 'Host: other.example'),
  ],
  ['two hosts, and a page', lines('GET /pricing HTTP/1.1', 'Host: localhost', 'Host: other.example')],
  ['no host', lines(get)],
  ['an empty host', lines(get, 'Host: ')],
  ['a host that is a list', lines(get, 'Host: localhost, other.example')],
  ['a host with a name before it', lines(get, 'Host: someone@localhost')],
  ['another host in the address', lines('GET http://other.example/healthz HTTP/1.1', 'Host: localhost')],
  ['an address of another kind', lines('GET ftp://localhost/healthz HTTP/1.1', 'Host: localhost')],
  ['two keys', lines(get, 'Host: localhost', 'Authorization: Bearer a', 'Authorization: Bearer b')],
  ['one length twice', `${lines(...post, 'Content-Length: 2', 'Content-Length: 2')}{}`],
  ['two lengths', `${lines(...post, 'Content-Length: 2', 'Content-Length: 3')}{} `],
  ['a length that is a list', `${lines(...post, 'Content-Length: 2, 2')}{}`],
  [
    'a length and chunks',
    `${lines(...post, 'Content-Length: 2', 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`,
  ],
  ['chunks twice', `${lines(...post, 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
  ['packed chunks', `${lines(...post, 'Transfer-Encoding: gzip, chunked')}2\r\n{}\r\n0\r\n\r\n`],
  ['a coding without an end', lines(...post, 'Transfer-Encoding: identity')],
  ['chunks of HTTP/1.0', `${lines('POST /api/logout HTTP/1.0', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
  ['a space before the colon', lines(get, 'Host : localhost')],
  ['a folded line', lines(get, 'Host: localhost', 'X-Note: one', ' two')],
  [
    'two hosts that ask for the live channel',
    lines(...live, ...key, 'Host: localhost', 'Host: other.example'),
  ],
])('%s: answered with 400, once, and the connection ends', async (_what, says) => {
  const heard = await told(says)
  expect(heard).toMatch(/^HTTP\/1\.[01] 400 /)
  expect(heard.split('HTTP/1.').length - 1).toBe(1)
})

it.each([
  ['its host', lines(get, 'Host: localhost:3000', 'Connection: close')],
  ['an IPv6 host', lines(get, 'Host: [::1]:3000', 'Connection: close')],
  [
    'its own host in the address',
    lines('GET http://LOCALHOST/healthz HTTP/1.1', 'Host: localhost', 'Connection: close'),
  ],
  ['no host, of HTTP/1.0', lines('GET /healthz HTTP/1.0')],
  [
    'two cookies, as proxies divide them',
    lines(get, 'Host: localhost', 'Cookie: a=1', 'Cookie: b=2', 'Connection: close'),
  ],
])('who names %s is answered', async (_what, says) => {
  expect(await told(says)).toMatch(/^HTTP\/1\.1 200 /)
})
