import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const sentence = 'Only the live channel at /socket.io/ speaks another protocol here: ask without Upgrade.\n'
const answer = [
  'HTTP/1.1 400 Bad Request',
  'Connection: close',
  'Content-Type: text/plain; charset=utf-8',
  'X-Content-Type-Options: nosniff',
  `Content-Length: ${Buffer.byteLength(sentence)}`,
  '',
  sentence,
].join('\r\n')

/**
 * Answers who asks for another protocol anywhere but at the live channel, and ends the connection on both sides. To Node such a connection
 * is no request any more: no time limit of its server counts for it, and one that stays open keeps the server from stopping.
 */
export function answerUpgrades(server: HttpServer, livePath: string): void {
  server.on('upgrade', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    if (url.startsWith(livePath)) return
    // Whoever is gone already hears nothing.
    socket.on('error', () => socket.destroy())
    socket.end(answer, () => socket.destroy())
  })
}
