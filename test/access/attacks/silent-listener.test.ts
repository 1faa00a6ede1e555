import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  applicationRoom,
  clientRoom,
  type ServerToClientEvents,
  staffRoom,
} from '../../../src/shared/live.ts'
import { type Caller, makeApp, type TestApp } from '../../support/make-app.ts'
import { newApplication } from '../../support/refunding-staff.ts'
import { makeMember, signIn, staffBrowser } from '../../support/staff-browser.ts'

let test: TestApp
let address: string
let socket: Socket
const heard: string[] = []

beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z'), working: false, liveSilentMs: 200 })
  address = await test.listen()
})
beforeEach(() => heard.splice(0))
afterEach(() => socket.disconnect())
afterAll(() => test.close())

/** A program that subscribes and then says nothing, not even the ping of a page. */
async function listen(
  cookie: string | undefined,
  event: string,
  given: object,
  answer: keyof ServerToClientEvents,
) {
  socket = io(address, {
    ...{ transports: ['websocket'], reconnection: false, forceNew: true },
    extraHeaders: { cookie: cookie ?? '' },
  })
  const subscribed = new Promise((resolve) => socket.once(answer, resolve))
  socket.emit(event, given)
  await subscribed
  socket.onAny((name: string) => heard.push(name))
}

const emits = {
  client: (clientId: number) => () => {
    test.deps.live.emit(clientRoom(clientId), 'portal-change', { what: 'messages' })
  },
  staff: () => test.deps.live.emit(staffRoom, 'staff-change', { what: 'messages', clientId: 1 }),
  application: (applicationId: number) => () =>
    test.deps.live.emit(applicationRoom(applicationId), 'funding-change', {
      applicationId,
      what: 'messages',
    }),
}

/** Hears before and, without a word of its own, within moments after what took its right away, nothing more. */
async function losesItBy(name: string, emit: () => void, act: () => Promise<unknown>) {
  emit()
  await expect.poll(() => heard).toEqual([name])
  await act()
  await expect.poll(() => heard).toContain('subscription-error')
  heard.splice(0)
  emit()
  // What is for everybody comes after it, and is what is heard.
  test.deps.live.emit('everyone', 'system-announcement', {
    title: '',
    message: '',
    type: 'info',
    priority: 'low',
  })
  await expect.poll(() => heard).toEqual(['system-announcement'])
}

const endSessionsOf = (caller: Caller) =>
  test.deps.database.db.execute(`delete from sessions where user_id = '${caller.userId}'`)

describe('a listener that never says a word', () => {
  it('hears no client after its session has ended', async () => {
    const id = await test.makeClient()
    const browser = await test.asBrowser(id)
    await listen(browser.cookie, 'subscribe-client', { clientId: id }, 'subscription-confirmed')
    await losesItBy('portal-change', emits.client(id), () => endSessionsOf(browser))
  })

  it('hears no client that its browser does not hold any more, though its session goes on', async () => {
    const id = await test.makeClient()
    const browser = await test.asBrowser(id)
    await listen(browser.cookie, 'subscribe-client', { clientId: id }, 'subscription-confirmed')
    await losesItBy('portal-change', emits.client(id), () =>
      test.deps.database.db.execute(`delete from client_holders where client_id = ${id}`),
    )
  })

  it('hears no application after its session has ended', async () => {
    const { applicant, applicationId } = await newApplication(test)
    await listen(applicant.cookie, 'subscribe-application', { applicationId }, 'application-subscribed')
    await losesItBy('funding-change', emits.application(applicationId), () => endSessionsOf(applicant))
  })

  it('hears nothing of the staff side after half an hour at which nobody sat', async () => {
    const member = await test.asStaff()
    await listen(member.cookie, 'subscribe-staff', {}, 'staff-subscribed')
    await losesItBy('staff-change', emits.staff, async () => test.clock.advance(31 * 60_000))
  })

  it('is disconnected at once when its member of staff is disabled', async () => {
    const owner = await makeMember(test, 'owner')
    const admin = staffBrowser(test.app)
    await signIn(test, admin, owner)
    const browser = staffBrowser(test.app)
    const account = await makeMember(test)
    await signIn(test, browser, account)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await listen(cookie, 'subscribe-staff', {}, 'staff-subscribed')
    const { members } = (await admin.send('GET', '/api/staff/team')).json()
    const { id } = members.find((each: { email: string }) => each.email === account.email)
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    await admin.send('PATCH', `/api/staff/team/${id}`, { disabled: true })
    expect(await gone).toBe('io server disconnect')
  })
})
