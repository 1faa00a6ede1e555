import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'

/** The file that every scanner calls malware, and that harms nobody (EICAR, 2003); in two, so that none finds it here. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** What it does with a file instead of looking at it. */
export type ClamdMood = 'looks' | 'refuses' | 'says nothing' | 'hangs up'

/** A clamd that speaks INSTREAM as clamd(8) tells, and knows one piece of malware. */
export async function startSandboxClamd() {
  const seen: Buffer[] = []
  const state: { mood: ClamdMood } = { mood: 'looks' }
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let got = Buffer.alloc(0)
    socket.on('data', (part) => {
      got = Buffer.concat([got, part])
      if (state.mood === 'hangs up') return socket.destroy()
      const file = fileIn(got)
      if (file === null || state.mood === 'says nothing') return
      seen.push(file)
      socket.end(`${state.mood === 'refuses' ? 'INSTREAM size limit exceeded. ERROR' : verdictOn(file)}\0`)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The files that it was shown, in order. */
    seen,
    be(mood: ClamdMood) {
      state.mood = mood
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((closed) => server.close(closed))
    },
  }
}

const verdictOn = (file: Buffer) =>
  file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'

/** Null until all of it has come. */
function fileIn(got: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (!got.toString('latin1', 0, command.length).startsWith(command)) return null
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(got.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
