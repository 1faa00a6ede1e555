import { connect, type Socket } from 'node:net'
import type { FileScanner } from './file-scanner.ts'

/** clamd takes files in pieces, each behind its length; the last one is empty (clamd(8), INSTREAM). */
const pieceBytes = 256 * 1024
const command = 'zINSTREAM\0'
/** A scan takes a second; a scanner that loads its signatures anew stands still for some. */
const patienceMs = 30_000
/** Its answer is one line. */
const longestAnswer = 4_096

/**
 * The scanner of ClamAV, over its own socket.
 * @param address `tcp://host:port` or `unix:/path`
 */
export function createClamdScanner(address: string, { timeoutMs = patienceMs } = {}): FileScanner {
  const url = new URL(address)
  const place =
    url.protocol === 'unix:' ? { path: url.pathname } : { host: url.hostname, port: Number(url.port || 3310) }
  return {
    async scan(bytes) {
      const said = await ask(connect(place), bytes, timeoutMs)
      const found = /^stream: (.+) FOUND$/.exec(said)?.[1]
      if (found !== undefined) return found
      if (said === 'stream: OK') return null
      throw new Error(`clamd answered "${said.slice(0, 200)}"`)
    },
  }
}

async function ask(socket: Socket, bytes: Uint8Array, timeoutMs: number): Promise<string> {
  let deadline: NodeJS.Timeout | undefined
  try {
    return await new Promise<string>((resolve, reject) => {
      let said = ''
      deadline = setTimeout(() => reject(new Error(`clamd said nothing for ${timeoutMs} ms`)), timeoutMs)
      socket.setEncoding('latin1')
      socket.on('data', (part: string) => {
        said += part
        const [line = ''] = said.split('\0')
        if (line !== said) resolve(line)
        else if (said.length > longestAnswer) reject(new Error('clamd answered more than a line'))
      })
      // Also after the answer: it ends the connection while more is being sent.
      socket.on('error', reject)
      socket.once('close', () => reject(new Error('clamd ended the connection without an answer')))
      socket.once('connect', () => sendPieces(socket, bytes))
    })
  } finally {
    clearTimeout(deadline)
    socket.destroy()
  }
}

function sendPieces(socket: Socket, bytes: Uint8Array): void {
  socket.write(command)
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    const piece = bytes.subarray(from, from + pieceBytes)
    socket.write(lengthOf(piece.length))
    socket.write(piece)
  }
  socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
