import { type AddressInfo, createServer, type Socket } from 'node:net'

/** As much of SMTP (RFC 5321) as a mail needs to arrive. */
export interface TinySmtpServer {
  url: string
  /** Raw mails, envelope recipient first. */
  received: { to: string; data: string }[]
  /** What RCPT TO is answered from now on; null: taken. */
  refuseWith(answer: string | null): void
  close(): Promise<void>
}

export async function startTinySmtpServer(): Promise<TinySmtpServer> {
  const received: { to: string; data: string }[] = []
  const sockets = new Set<Socket>()
  let refusal: string | null = null
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    talk(socket, received, () => refusal)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuseWith(answer) {
      refusal = answer
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function talk(socket: Socket, received: { to: string; data: string }[], refusal: () => string | null): void {
  let pending = ''
  let to = ''
  let inData = false
  const answer = (line: string) => socket.write(`${line}\r\n`)
  socket.setEncoding('utf8')
  answer('220 tiny ready')
  socket.on('data', (chunk) => {
    pending += chunk
    for (;;) {
      const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const part = pending.slice(0, end)
      pending = pending.slice(end + (inData ? 5 : 2))
      if (inData) {
        received.push({ to, data: part })
        inData = false
        answer('250 taken')
      } else command(part)
    }
  })
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      answer(refusal() ?? '250 fine')
    } else if (verb === 'DATA') {
      inData = true
      answer('354 go on')
    } else if (verb === 'QUIT') {
      answer('221 bye')
      socket.end()
    } else answer('250 fine')
  }
}
