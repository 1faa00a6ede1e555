import { describe, expect, it } from 'vitest'
import { processorSecondsOf } from '../../../test/support/processor-seconds-of.ts'
import { createFairQueue, type Wanted } from './fair-queue.ts'

interface Job extends Wanted {
  name: string
  ms: number
}

/** Children that take as long as a file says, on a clock of their own. */
function simulation(children = 2) {
  let clock = 0
  const queue = createFairQueue<Job>(children, () => clock)
  const busy: { job: Job; until: number }[] = []
  /** What was begun, in this order, with when. */
  const begun: { name: string; at: number }[] = []
  const fill = () => {
    while (busy.length < children) {
      const job = queue.next()
      if (!job) return
      begun.push({ name: job.name, at: clock })
      busy.push({ job, until: clock + job.ms })
    }
  }
  return {
    begun,
    names: () => begun.map(({ name }) => name),
    send(caller: string | undefined, ms: number, name = caller ?? 'job', kind: Job['kind'] = 'read') {
      queue.add({ caller, ms, name, kind })
      fill()
    },
    /** The next file ends; answers whether there was one. */
    step(): boolean {
      busy.sort((a, b) => a.until - b.until)
      const first = busy.shift()
      if (!first) return false
      clock = first.until
      queue.ended(first.job, first.job.ms)
      fill()
      return true
    },
    runAll() {
      while (this.step());
    },
    wait(ms: number) {
      clock += ms
    },
    when: (name: string) => begun.find((each) => each.name === name)?.at,
  }
}

const burning = ['a', 'b', 'c', 'd', 'e']
const minute = 60_000

describe('the queue before the reading children', () => {
  it('reads a file of somebody new after one of each of five who burn time, and not after all of theirs', () => {
    const run = simulation()
    for (const caller of burning) for (let at = 0; at < 6; at += 1) run.send(caller, minute)
    run.send('honest', 1_000)
    run.runAll()
    expect(run.names().slice(0, 6)).toEqual([...burning, 'honest'])
    expect(run.when('honest')).toBe(2 * minute)
  })

  it('keeps a child free for somebody new once it knows who burns time', () => {
    const run = simulation()
    for (const caller of burning) for (let at = 0; at < 6; at += 1) run.send(caller, minute)
    for (let at = 0; at < 5; at += 1) run.step()
    const before = run.begun.length
    run.send('honest', 1_000)
    run.send('other', 1_000)
    run.step()
    expect(run.begun.slice(before).map(({ name }) => name)).toEqual(['honest', 'other'])
  })

  it('reads for callers in turn', () => {
    const run = simulation(1)
    for (const caller of ['a', 'a', 'a', 'b', 'b', 'c']) run.send(caller, 1_000)
    run.runAll()
    expect(run.names()).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
  })

  it('reads for somebody who had much also while others never cease to come', () => {
    const run = simulation(2)
    run.send('heavy', minute)
    run.runAll()
    run.send('x', 1_000)
    run.send('y', 1_000)
    run.send('heavy', 1_000, 'again')
    for (let at = 0; at < 40; at += 1) {
      run.send(`new ${at}`, 1_000)
      run.send(`also ${at}`, 1_000)
      run.step()
    }
    expect(run.names().indexOf('again')).toBeGreaterThan(3)
    expect(run.names().indexOf('again')).toBeLessThan(9)
  })

  it('forgets after some minutes what somebody had', () => {
    const run = simulation()
    run.send('a', minute)
    run.runAll()
    run.wait(10 * minute)
    for (const name of ['x', 'y', 'a', 'z']) run.send(name, 1_000)
    run.runAll()
    expect(run.names().slice(1)).toEqual(['x', 'y', 'a', 'z'])
  })

  it('opens papers before reports, which are read nevertheless', () => {
    const run = simulation(1)
    run.send('first', 1_000)
    run.send('report', 1_000)
    for (let at = 0; at < 9; at += 1) run.send(`p${at}`, 1_000, `paper ${at}`, 'open')
    run.runAll()
    expect(run.names().indexOf('report')).toBeGreaterThan(1)
    expect(run.names().indexOf('report')).toBeLessThan(4)
  })

  it.each([
    ['jobs', undefined, 'stranger'],
    ['strangers', 'stranger', undefined],
  ])('%s have their turn however many of the others wait', (_name, few, many) => {
    const run = simulation()
    for (let at = 0; at < 20; at += 1)
      run.send(many === undefined ? undefined : `${many} ${at}`, 1_000, `many ${at}`)
    for (let at = 0; at < 3; at += 1)
      run.send(few === undefined ? undefined : `${few} ${at}`, 1_000, `few ${at}`)
    run.runAll()
    for (let at = 0; at < 3; at += 1) expect(run.names().indexOf(`few ${at}`)).toBeLessThan(4 + 2 * at)
  })

  it('leaves jobs a child while everybody who sends files burns time', () => {
    const run = simulation()
    for (const caller of burning) for (let at = 0; at < 6; at += 1) run.send(caller, minute)
    for (let at = 0; at < 4; at += 1) run.send(undefined, 1_000)
    for (let at = 0; at < 3; at += 1) run.step()
    expect(run.names()).toContain('job')
    for (let at = 0; at < 4; at += 1) run.step()
    expect(run.names().filter((name) => name === 'job')).toHaveLength(4)
  })

  it('recognises one scan at a time, and reads others beside it', () => {
    const run = simulation()
    run.send('a', minute, 'scan a', 'recognise-text')
    run.send('b', minute, 'scan b', 'recognise-text')
    run.send('c', 1_000)
    expect(run.names()).toEqual(['scan a', 'c'])
    run.runAll()
    expect(run.when('scan b')).toBe(minute)
  })

  it('stays quick after a hundred thousand callers', async () => {
    const run = simulation()
    const { seconds } = await processorSecondsOf(() => {
      for (let at = 0; at < 100_000; at += 1) {
        run.send(`caller ${at}`, at % 100 === 0 ? 30_000 : 10)
        run.step()
      }
    })
    expect(seconds).toBeLessThan(10)
  })
})
