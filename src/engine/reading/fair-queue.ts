import { isRecognition, type ReaderTask } from './reader-messages.ts'

/** What waits for a child. */
export interface Wanted {
  kind: ReaderTask['kind']
  /** Whom it is read for; undefined for the product's own jobs. */
  caller: string | undefined
}

export interface FairQueue<Job extends Wanted> {
  add(job: Job): void
  /** Who is next, and has a child from here on until ended(); undefined when nobody may have one now. */
  next(): Job | undefined
  /** @param workedMs what it took of the processor */
  ended(job: Job, workedMs: number): void
  /** Empties it. */
  takeAll(): Job[]
}

/** Somebody who has files read. The product's own jobs together are one. */
interface Party {
  /** In the order in which they came, or had a file read last: who has waited longest has the lowest. */
  turn: number
  atWork: number
  waiting: number
  /** Of the processor, at the time `at`. */
  spentMs: number
  at: number
}

/** What is remembered of a caller's processor time is half as much after this. */
const halvedAfterMs = 120_000
/** Who had more of late comes after those who had not: a report takes one or two seconds, a bomb up to sixty. */
const muchMs = 20_000
/** Remembered as nothing. */
const littleMs = 500
/** Of those who neither wait nor work; beyond it who spent least is forgotten. */
const mostRemembered = 5_000
/** Of this many turns one goes to whoever waited for it longest, whatever they had and whatever they want. */
const turnsInARow = 3

/**
 * Whose file is read next: strangers and the product's own jobs in turn, strangers in turn among themselves, papers (a person waits for
 * the answer) before reports. Callers who had much processor time of late come after the others and have together all children but one,
 * so that one is always free for who had none.
 * @param most children at the same time; one caller has all of them but one
 * @param now milliseconds that never run backwards
 */
export function createFairQueue<Job extends Wanted>(most: number, now: () => number): FairQueue<Job> {
  const waiting: Job[] = []
  const parties = new Map<string | undefined, Party>()
  const shared = Math.max(1, most - 1)
  let turns = 0
  let recognising = false
  let jobsWereLast = false
  let strangersServed = 0

  function partyOf(caller: string | undefined): Party {
    const known = parties.get(caller)
    if (known) return known
    const party: Party = { turn: turns++, atWork: 0, waiting: 0, spentMs: 0, at: now() }
    parties.set(caller, party)
    return party
  }

  const spentBy = ({ spentMs, at }: Party) => spentMs * 0.5 ** ((now() - at) / halvedAfterMs)
  const hadMuch = (party: Party) => spentBy(party) > muchMs

  /** How many files of strangers are being read: of all, and of those who had not much. */
  function strangersAtWork(): { all: number; light: number } {
    const found = { all: 0, light: 0 }
    for (const [caller, party] of parties) {
      if (caller === undefined || party.atWork === 0) continue
      found.all += party.atWork
      if (!hadMuch(party)) found.light += party.atWork
    }
    return found
  }

  function nextStranger(heavy: number): { job: Job; isHeavy: boolean } | undefined {
    const isLongest = strangersServed % turnsInARow === turnsInARow - 1
    let best: { job: Job; rank: number[]; isHeavy: boolean } | undefined
    for (const job of waiting) {
      if (job.caller === undefined || (recognising && isRecognition(job.kind))) continue
      const party = partyOf(job.caller)
      const isHeavy = hadMuch(party)
      if (party.atWork >= shared || (isHeavy && heavy >= shared)) continue
      const rank = isLongest
        ? [party.turn]
        : [Number(isHeavy), Number(job.kind !== 'open'), party.turn, Number(job.kind !== 'open')]
      if (!best || isBefore(rank, best.rank)) best = { job, rank, isHeavy }
    }
    return best
  }

  function nextOwn(): Job | undefined {
    const own = waiting.filter(
      ({ kind, caller }) => caller === undefined && !(recognising && isRecognition(kind)),
    )
    return own.find(({ kind }) => kind === 'open') ?? own[0]
  }

  function choose(): Job | undefined {
    const working = strangersAtWork()
    const stranger = nextStranger(working.all - working.light)
    const own = nextOwn()
    if (!stranger || !own) return stranger?.job ?? own
    // Where both wait, each has as many children as the other; one that burns time counts for nobody but who burn it.
    const strangers = stranger.isHeavy ? working.all : working.light
    const owns = parties.get(undefined)?.atWork ?? 0
    if (owns !== strangers) return owns < strangers ? own : stranger.job
    return jobsWereLast ? stranger.job : own
  }

  function forget(): void {
    const idle: [string | undefined, number][] = []
    for (const [caller, party] of parties) {
      if (party.atWork + party.waiting > 0) continue
      if (spentBy(party) < littleMs) parties.delete(caller)
      else idle.push([caller, spentBy(party)])
    }
    if (idle.length <= mostRemembered) return
    idle.sort(([, a], [, b]) => a - b)
    // A tenth more than must be, so that this is done seldom.
    for (const [caller] of idle.slice(0, idle.length - 0.9 * mostRemembered)) parties.delete(caller)
  }

  return {
    add(job) {
      const party = partyOf(job.caller)
      // Whoever comes back stands behind those who are there.
      if (party.waiting === 0) party.turn = turns++
      party.waiting += 1
      waiting.push(job)
    },
    next() {
      const job = choose()
      if (!job) return undefined
      waiting.splice(waiting.indexOf(job), 1)
      const party = partyOf(job.caller)
      party.waiting -= 1
      party.atWork += 1
      party.turn = turns++
      if (isRecognition(job.kind)) recognising = true
      jobsWereLast = job.caller === undefined
      if (job.caller !== undefined) strangersServed += 1
      return job
    },
    ended(job, workedMs) {
      const party = partyOf(job.caller)
      party.atWork -= 1
      // Whoever came while it was read stands before what the same caller has left.
      party.turn = turns++
      if (isRecognition(job.kind)) recognising = false
      if (job.caller !== undefined) Object.assign(party, { spentMs: spentBy(party) + workedMs, at: now() })
      forget()
    },
    takeAll() {
      for (const party of parties.values()) party.waiting = 0
      return waiting.splice(0)
    },
  }
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  for (const [at, rank] of a.entries()) {
    const other = b[at] ?? 0
    if (rank !== other) return rank < other
  }
  return false
}
