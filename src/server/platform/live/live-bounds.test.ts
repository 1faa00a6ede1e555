import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createLiveBounds } from './live-bounds.ts'

const roomy = { messages: { max: 3_000, windowSeconds: 60 }, connections: 500 }
function bounds(limits: Partial<typeof roomy> = {}) {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) })
  return { ...createLiveBounds({ ...roomy, ...limits }, log), lines }
}

describe('the bounds of the live channel', () => {
  it('let an office work: fifty people behind one address, six tabs each, all connecting at once and again after a restart', () => {
    const { mayConnect, open } = bounds()
    for (let restart = 0; restart < 2; restart += 1) {
      const tabs = Array.from({ length: 300 }, () => {
        expect(mayConnect('203.0.113.9')).toBe(true)
        return open('203.0.113.9')
      })
      // The handshake, a subscription, the first ping, and the heartbeats of the first minute.
      for (const tab of tabs)
        for (const kind of ['word', 'word', 'word', 'heartbeat', 'heartbeat'] as const)
          expect(tab.count(kind)).toBeNull()
      for (const tab of tabs) tab.end()
    }
  })

  it('end a connection that says more than any tab, and leave the others of its caller', () => {
    const { open } = bounds()
    const [loud, calm] = [open('203.0.113.9'), open('203.0.113.9')]
    const answers = Array.from({ length: 41 }, () => loud.count('heartbeat'))
    expect(answers.filter((answer) => answer === null)).toHaveLength(40)
    expect(answers.at(-1)).toBe('connection')
    expect(calm.count('word')).toBeNull()
  })

  it('bound what all connections of a caller say together, and nobody else', () => {
    const { open, mayConnect } = bounds({ messages: { max: 5, windowSeconds: 60 } })
    const mine = [open('203.0.113.9'), open('203.0.113.9')]
    const answers = [0, 1, 0, 1, 0, 1].map((which) => mine[which]?.count('word'))
    expect(answers).toEqual([null, null, null, null, null, 'caller'])
    expect(mayConnect('203.0.113.9')).toBe(false)
    expect(mayConnect('203.0.113.10')).toBe(true)
  })

  it('bound how many connections a caller holds, one network of IPv6 as one caller, until one is closed', () => {
    const { open, mayConnect } = bounds({ connections: 2 })
    const first = open('2001:db8:1:2::a')
    open('2001:db8:1:2::b')
    expect(mayConnect('2001:db8:1:2::c')).toBe(false)
    expect(mayConnect('2001:db8:1:3::c')).toBe(true)
    first.end()
    first.end()
    expect(mayConnect('2001:db8:1:2::c')).toBe(true)
    open('2001:db8:1:2::c')
    expect(mayConnect('2001:db8:1:2::d')).toBe(false)
  })

  it('tell the log of refusals once in a while, and name no address', () => {
    const { open, mayConnect, lines } = bounds({ connections: 1 })
    open('203.0.113.9')
    for (let each = 0; each < 200; each += 1) mayConnect('203.0.113.9')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('live connections were refused: a caller has too many')
    expect(lines[0]).not.toContain('203.0.113.9')
  })
})
