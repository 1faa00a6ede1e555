import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** How the server behaves from now on: an answer to the recipient or to the mail itself, or none at all. */
export type Trouble = { at: 'sender' | 'recipient' | 'data'; code: number; text: string } | 'silence' | null

export interface ReceivedMail {
  to: string
  /** The mail as it came over the wire. */
  raw: string
  at: number
}

/** A real SMTP server on a free port, which takes every mail until it is told otherwise. */
export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** A received mail as a mail program reads it; the newest when no position is given. */
  read(position?: number): Promise<Email>
  behave(trouble: Trouble): void
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let trouble: Trouble = null
  const refusalAt = (at: 'sender' | 'recipient' | 'data') =>
    trouble !== null && trouble !== 'silence' && trouble.at === at
      ? Object.assign(new Error(trouble.text), { responseCode: trouble.code })
      : null
  /** Answers nothing: the other side waits until its own patience ends. */
  const answer = (at: 'sender' | 'recipient' | 'data', callback: (error?: Error | null) => void) => {
    if (trouble !== 'silence') callback(refusalAt(at))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, callback) => answer('sender', callback),
    onRcptTo: (_address, _session, callback) => answer('recipient', callback),
    onData: (stream, session: SMTPServerSession, callback) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (trouble === null) {
          const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
          received.push({ to, raw: Buffer.concat(parts).toString('utf8'), at: Date.now() })
        }
        answer('data', callback)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    read: async (position = -1) => PostalMime.parse(received.at(position)?.raw ?? ''),
    behave(next) {
      trouble = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
