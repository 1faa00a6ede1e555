import { setTimeout as pause } from 'node:timers/promises'
import { UnexpectedAnswer } from './http-browser.ts'
import { type PersistentClient, persistentClient } from './persistent-client.ts'

/** What several people do at a server all the time, as long as its database comes and goes. */
export interface SteadyLoad {
  /** Clients who began, in their order. */
  clients: PersistentClient[]
  /** Addresses of people whose interest was taken, and of those to whom nothing was said. */
  taken: string[]
  unsaid: string[]
  calls: number
  refused: number
  longestMs: number
  /** One sentence for each answer that was neither given nor refused as unavailable. */
  faults: string[]
  /** Everybody ends what they are at. */
  end(): Promise<void>
}

const writers = 3
/** A client's reports keep a core busy for seconds: one comes after the other, with a pause. */
const betweenClientsMs = 4_000

/** @param address of the server */
export function steadyLoad(address: () => string): SteadyLoad {
  let isOn = true
  let people = 0
  const load: SteadyLoad = {
    clients: [],
    taken: [],
    unsaid: [],
    calls: 0,
    refused: 0,
    longestMs: 0,
    faults: [],
    async end() {
      isOn = false
      await everybody
    },
  }

  async function leaveInterest(): Promise<void> {
    people += 1
    const email = `interest${people}@example.com`
    const person = { name: 'Ada Example', email, phone: '555 010 1234' }
    const asked = performance.now()
    const reply = await fetch(`${address()}/api/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, agreeToStudy: false, agreeToContact: true }),
    })
    const text = await reply.text()
    load.calls += 1
    load.longestMs = Math.max(load.longestMs, performance.now() - asked)
    if (reply.ok) load.taken.push(email)
    else {
      load.unsaid.push(email)
      if (reply.status === 503 && reply.headers.has('retry-after')) load.refused += 1
      else load.faults.push(`an interest was answered ${reply.status}: ${text}`)
    }
  }

  async function write(): Promise<void> {
    while (isOn) {
      await leaveInterest()
      await pause(20)
    }
  }

  async function pay(): Promise<void> {
    while (isOn) {
      const client = persistentClient(load.clients.length + 1, address)
      load.clients.push(client)
      await finish(client)
      await pause(betweenClientsMs)
    }
  }

  async function finish(client: PersistentClient): Promise<void> {
    while (!client.acknowledged) {
      await client
        .goOn(() => undefined)
        .catch(async (error: unknown) => {
          if (!(error instanceof UnexpectedAnswer)) throw error
          if (isRefusal(error.message)) load.refused += 1
          else load.faults.push(error.message)
          await pause(300)
        })
    }
  }

  const everybody = Promise.all([pay(), ...Array.from({ length: writers }, write)])
  return load
}

/** Unavailable, or the sandbox's own way of saying it: it keeps its payments in the same database. */
const isRefusal = (message: string) =>
  /answered 503|"code":"(unavailable|provider_unavailable)"|cannot reach its database/.test(message)
