/** Asks one address over plain sockets as often as it can, from a process of its own. */
import * as net from 'node:net'

export interface ThroughputRequest {
  url: string
  seconds: number
  /** Connections that are kept open; each has one request under way. */
  connections: number
}

process.on('message', async ({ url, seconds, connections }: ThroughputRequest) => {
  const answer = await answerLength(new URL(url))
  const ends = performance.now() + seconds * 1_000
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(new URL(url), answer, ends)),
  )
  process.send?.(counts.reduce((sum, count) => sum + count, 0) / seconds)
})

const questionFor = ({ host, pathname }: URL) =>
  `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`

/** Bytes of a whole answer. They are the same every time: the body is, and the headers are of fixed length. */
function answerLength(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(url.port), url.hostname, () => socket.write(questionFor(url)))
    let head = ''
    socket.on('data', (part) => {
      head += part.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      socket.destroy()
      const length = /^content-length: (\d+)/im.exec(head.slice(0, end))?.[1]
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) reject(new Error(head.slice(0, end)))
      else resolve(end + 4 + Number(length))
    })
    socket.on('error', reject)
  })
}

/** How many whole answers came on one connection before the end. */
function askUntil(url: URL, answer: number, ends: number): Promise<number> {
  const question = questionFor(url)
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(url.port), url.hostname, () => socket.write(question))
    socket.setNoDelay(true)
    let count = 0
    let missing = answer
    socket.on('data', (part) => {
      missing -= part.length
      if (missing > 0) return
      count += 1
      missing = answer
      if (performance.now() < ends) socket.write(question)
      else socket.end(() => resolve(count))
    })
    socket.on('error', reject)
  })
}
