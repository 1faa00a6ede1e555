import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { generate } from 'otplib'
import { addStaff } from '../../src/server/features/accounts/add-staff.ts'
import { makeCheapHasher } from './cheap-hasher.ts'
import type { TestApp } from './make-app.ts'

/** A browser that keeps every cookie it is given, the one it is known again by included. */
export interface StaffBrowser {
  address: string
  cookies: Map<string, string>
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>
}

/** @param address where it calls from; each test that hammers takes many */
export function staffBrowser(app: FastifyInstance, address = '198.51.100.7'): StaffBrowser {
  const cookies = new Map<string, string>()
  return {
    address,
    cookies,
    async send(method, url, payload) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const options: InjectOptions = {
        method,
        url,
        remoteAddress: address,
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      }
      if (cookie !== '') Object.assign(options.headers ?? {}, { cookie })
      const reply = await app.inject(payload === undefined ? options : { ...options, payload })
      for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (line.includes('Max-Age=0')) cookies.delete(name)
        else cookies.set(name, value)
      }
      return reply
    },
  }
}

const cheapHasher = makeCheapHasher()
export const staffPassword = 'corridor lantern 58 birch'

export interface Member {
  email: string
  password: string
  /** Of the authenticator; empty before it is enrolled. */
  secret: string
  recoveryCodes: string[]
}

let members = 0

/** A member with password and enrolled authenticator, signed in nowhere. Moves the clock on by a minute. */
export async function makeMember(test: TestApp, role = 'staff'): Promise<Member> {
  members += 1
  const email = `member${members}@armor.example`
  const name = `Mem Ber ${members}`
  await addStaff(test.deps, cheapHasher, { email, name, role, password: staffPassword })
  const browser = staffBrowser(test.app)
  const { enrol } = (await enterPassword(browser, email)).json()
  const done = await enterCode(browser, await codeNow(test, enrol.secret))
  await browser.send('POST', '/api/account/sign-out')
  test.clock.advance(60_000)
  return { email, password: staffPassword, secret: enrol.secret, recoveryCodes: done.json().recoveryCodes }
}

export const enterPassword = (browser: StaffBrowser, email: string, password = staffPassword) =>
  browser.send('POST', '/api/staff/sign-in', { email, password })

export const enterCode = (browser: StaffBrowser, code: string, rememberDevice = false) =>
  browser.send('POST', '/api/staff/confirm-code', { code, rememberDevice })

/** What the authenticator shows now. */
export const codeNow = (test: TestApp, secret: string) =>
  generate({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) })

/** Both factors; moves the clock on by a minute, so that the next code is another one. */
export async function signIn(test: TestApp, browser: StaffBrowser, member: Member, remember = false) {
  await enterPassword(browser, member.email, member.password)
  const reply = await enterCode(browser, await codeNow(test, member.secret), remember)
  test.clock.advance(60_000)
  return reply
}

/** 200 for a member with an open session, else 401. */
export const staffCall = async (browser: StaffBrowser) =>
  (await browser.send('GET', '/api/staff/passkeys')).statusCode
