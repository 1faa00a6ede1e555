import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  applicationRoom,
  type ClientToServerEvents,
  clientRoom,
  everyoneRoom,
  type ServerToClientEvents,
  staffRoom,
} from '../../src/shared/live.ts'
import { filledFundingForm, sendFundingForm } from '../support/funding-applicant.ts'
import { type Caller, makeApp, type TestApp } from '../support/make-app.ts'

type Live = Socket<ServerToClientEvents, ClientToServerEvents>

let test: TestApp
let address: string
const opened: Live[] = []

beforeAll(async () => {
  test = await makeApp({ working: false })
  address = await test.listen()
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})
afterAll(() => test.close())

async function connect(caller: Caller | null, headers: Record<string, string> = {}): Promise<Live> {
  const socket: Live = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...(caller?.cookie ? { cookie: caller.cookie } : {}), ...headers },
  })
  opened.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

/** The answer to a subscription: the client id, or 'refused'. */
function subscribe(
  socket: Live,
  given: number | string | { clientId: number | string },
): Promise<number | string> {
  return new Promise((resolve) => {
    socket.once('subscription-confirmed', ({ clientId }) => resolve(clientId))
    socket.once('subscription-error', () => resolve('refused'))
    socket.emit('subscribe-client', given)
  })
}

/** The answer to a subscription to a funding application: its number, or 'refused'. */
function subscribeApplication(socket: Live, applicationId: number): Promise<number | string> {
  return new Promise((resolve) => {
    socket.once('application-subscribed', (payload) => resolve(payload.applicationId))
    socket.once('subscription-error', () => resolve('refused'))
    socket.emit('subscribe-application', { applicationId })
  })
}

/** Whether the staff side may be heard. */
function subscribeStaff(socket: Live): Promise<'heard' | 'refused'> {
  return new Promise((resolve) => {
    socket.once('staff-subscribed', () => resolve('heard'))
    socket.once('subscription-error', () => resolve('refused'))
    socket.emit('subscribe-staff')
  })
}

let marks = 1_000_000

/** What arrives of what was sent: all that comes before the answer to a ping that is sent after it, for events keep their order. */
async function heard(socket: Live, send: () => void): Promise<unknown[]> {
  marks += 1
  const mark = marks
  const events: unknown[] = []
  const answered = new Promise<void>((resolve) => {
    socket.onAny((event: string, payload?: { timestamp?: number }) => {
      if (event === 'pong' && payload?.timestamp === mark) resolve()
      else events.push([event, payload])
    })
  })
  send()
  socket.emit('ping', { timestamp: mark })
  await answered
  socket.offAny()
  return events
}

/** A ping, or what was asked before it, has been acted on: the socket hears nothing of this any more. */
const hearsNoMore = (socket: Live, send: () => void) => expect.poll(() => heard(socket, send)).toEqual([])

const ready = { title: 'Ready', message: 'A document is ready.', type: 'success' }

describe('the live channel', () => {
  it('lets holder, owner by email and staff hear a client, by bare id or {clientId}', async () => {
    const id = await test.makeClient({ email: 'live@example.com' })
    for (const who of [
      await test.asBrowser(id),
      await test.asClient('live@example.com'),
      await test.asStaff(),
    ]) {
      const socket = await connect(who)
      expect(await subscribe(socket, id)).toBe(id)
      expect(await subscribe(socket, { clientId: String(id) })).toBe(id)
      expect(await heard(socket, () => test.deps.live.emit(clientRoom(id), 'notification', ready))).toEqual([
        ['notification', ready],
      ])
    }
  })

  it('refuses nobody, somebody else, absent and malformed ids alike, and tells them nothing', async () => {
    const id = await test.makeClient({ email: 'private@example.com' })
    const other = await test.makeClient({ email: 'elsewhere@example.com' })
    const given = [
      id,
      String(id),
      { clientId: id },
      999_999,
      0,
      -1,
      1.5,
      'abc',
      '1 or 1=1',
      { clientId: {} },
      null,
    ]
    const askers = [null, await test.asBrowser(other), await test.asClient('elsewhere@example.com')]
    for (const who of askers) {
      const socket = await connect(who)
      for (const one of given) expect(await subscribe(socket, one as number)).toBe('refused')
      expect(await heard(socket, () => test.deps.live.emit(clientRoom(id), 'notification', ready))).toEqual(
        [],
      )
    }
  })

  it('refuses absent and malformed ids to staff too', async () => {
    const socket = await connect(await test.asStaff())
    for (const one of [999_999, 'abc', '-1', { clientId: '01' }])
      expect(await subscribe(socket, one)).toBe('refused')
  })

  it('opens nothing to a forged cookie', async () => {
    const id = await test.makeClient()
    const socket = await connect(null, { cookie: `armor_session=${'A'.repeat(43)}` })
    expect(await subscribe(socket, id)).toBe('refused')
  })

  it('does not shake hands with a page of another site', async () => {
    const browser = await test.asBrowser(await test.makeClient())
    await expect(connect(browser, { origin: 'https://evil.example' })).rejects.toThrow()
    const own = await connect(browser, { origin: test.deps.config.publicUrl })
    expect(own.connected).toBe(true)
  })

  it('stops after unsubscribe, and at once after signing out', async () => {
    const id = await test.makeClient()
    const browser = await test.asBrowser(id)
    const socket = await connect(browser)
    await subscribe(socket, id)
    socket.emit('unsubscribe-client', { clientId: id })
    await hearsNoMore(socket, () => test.deps.live.emit(clientRoom(id), 'notification', ready))
    await subscribe(socket, id)
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    await browser.inject({ method: 'POST', url: '/api/account/sign-out' })
    expect(await gone).toBe('io server disconnect')
  })

  it('leaves the client at the next ping once the session is over', async () => {
    const id = await test.makeClient()
    const browser = await test.asBrowser(id)
    const socket = await connect(browser)
    await subscribe(socket, id)
    await test.deps.database.db.execute(`delete from sessions where user_id = '${browser.userId}'`)
    socket.emit('ping', { timestamp: 5 })
    await hearsNoMore(socket, () => test.deps.live.emit(clientRoom(id), 'notification', ready))
  })

  it('answers a ping with its timestamp, and tells everybody what is for everybody', async () => {
    const socket = await connect(null)
    expect(await heard(socket, () => socket.emit('ping', { timestamp: 1234 }))).toEqual([
      ['pong', { timestamp: 1234 }],
    ])
    expect(await heard(socket, () => socket.emit('ping', 5678))).toEqual([['pong', { timestamp: 5678 }]])
    const news = { title: 'Maintenance', message: 'Tonight at 2 am.', type: 'info', priority: 'low' }
    expect(await heard(socket, () => test.deps.live.emit(everyoneRoom, 'system-announcement', news))).toEqual(
      [['system-announcement', news]],
    )
  })

  it('lets staff alone hear the staff side, until their session is over', async () => {
    const id = await test.makeClient({ email: 'curious@example.com' })
    const change = { what: 'messages', clientId: id } as const
    const tell = () => test.deps.live.emit(staffRoom, 'staff-change', change)
    for (const who of [null, await test.asBrowser(id), await test.asClient('curious@example.com')]) {
      const socket = await connect(who)
      expect(await subscribeStaff(socket)).toBe('refused')
      expect(await heard(socket, tell)).toEqual([])
    }
    const member = await test.asStaff()
    const socket = await connect(member)
    expect(await heard(socket, tell)).toEqual([])
    expect(await subscribeStaff(socket)).toBe('heard')
    expect(await heard(socket, tell)).toEqual([['staff-change', change]])
    await test.deps.database.db.execute(`delete from sessions where user_id = '${member.userId}'`)
    socket.emit('ping', { timestamp: 6 })
    await hearsNoMore(socket, tell)
    expect(await subscribeStaff(socket)).toBe('refused')
  })

  it('lets the applicant and staff hear a funding application, and nobody else', async () => {
    const applicant = await test.asBrowser()
    const sent = await sendFundingForm(applicant, filledFundingForm({ email: 'live-fay@example.com' }))
    const { applicationId } = sent.json()
    const change = { applicationId, what: 'status' } as const
    const tell = () => test.deps.live.emit(applicationRoom(applicationId), 'funding-change', change)
    for (const who of [applicant, await test.asClient('live-fay@example.com'), await test.asStaff()]) {
      const socket = await connect(who)
      expect(await heard(socket, tell)).toEqual([])
      expect(await subscribeApplication(socket, applicationId)).toBe(applicationId)
      expect(await heard(socket, tell)).toEqual([['funding-change', change]])
      socket.emit('unsubscribe-application', { applicationId })
      await hearsNoMore(socket, tell)
    }
    for (const who of [null, await test.asBrowser(), await test.asClient('somebody@example.com')]) {
      const socket = await connect(who)
      for (const given of [applicationId, 0, -1, 1.5, 999_999])
        expect(await subscribeApplication(socket, given)).toBe('refused')
      expect(await heard(socket, tell)).toEqual([])
    }
    const socket = await connect(applicant)
    await subscribeApplication(socket, applicationId)
    await test.deps.database.db.execute(`delete from sessions where user_id = '${applicant.userId}'`)
    socket.emit('ping', { timestamp: 8 })
    await hearsNoMore(socket, tell)
  })

  it('survives events of every wrong shape', async () => {
    const socket = await connect(null)
    for (const wrong of [
      undefined,
      [],
      { clientId: null },
      '7\0',
      '2147483648',
      'x'.repeat(500),
      Number.NaN,
      true,
    ]) {
      expect(await subscribe(socket, wrong as never)).toBe('refused')
      socket.emit('unsubscribe-client', wrong as never)
      socket.emit('ping', wrong as never)
    }
    expect(socket.connected).toBe(true)
    expect(test.errors).toEqual([])
  })
})
