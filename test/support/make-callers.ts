import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Deps } from '../../src/server/deps.ts'
import { holdClient } from '../../src/server/features/accounts/hold-client.ts'
import { createCookieJar } from '../../src/server/features/accounts/session-cookie.ts'
import { findUserByEmailKey, insertUser } from '../../src/server/features/accounts/sessions.store.ts'
import { type NewSession, openSession } from '../../src/server/features/accounts/sessions.ts'
import { createTesterClient } from '../../src/server/features/clients/create-tester-client.ts'
import { settleClientPayment } from '../../src/server/features/clients/settle-client-payment.ts'

/** Somebody with a session (or none): requests carry its cookie, and keep the cookies that replies set. */
export interface Caller {
  /** Who holds what is created here: a browser's user, also when an address is signed in; null: nobody. */
  userId: string | null
  cookie: string | undefined
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
}

/** Ways to be somebody, for tests. */
export function callersOf(app: FastifyInstance, deps: Deps) {
  const jar = createCookieJar(deps.config.publicUrl)

  const callerWith = (userId: string | null, cookie: string | undefined): Caller => {
    const caller: Caller = {
      userId,
      cookie,
      async inject(options) {
        const reply = await app.inject({
          ...options,
          headers: { ...(caller.cookie ? { cookie: caller.cookie } : {}), ...options.headers },
        })
        const set = [reply.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(`${jar.name}=`))
        if (set) caller.cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0]
        return reply
      },
    }
    return caller
  }

  const signedIn = async (
    userId: string,
    kind: NewSession['kind'],
    holderUserId?: string,
  ): Promise<Caller> => {
    const session = { userId, kind, ...(holderUserId === undefined ? {} : { holderUserId }) }
    const { token } = await openSession(deps.database.db, deps.clock.now(), session)
    return callerWith(holderUserId ?? userId, jar.headerFor(token))
  }

  return {
    asNobody: (): Caller => callerWith(null, undefined),
    /** An anonymous browser that holds the given clients. */
    async asBrowser(...clientIds: number[]): Promise<Caller> {
      const { db } = deps.database
      const user = await insertUser(db, { kind: 'browser' })
      for (const clientId of clientIds)
        await holdClient(db, { userId: user.id, clientId, now: deps.clock.now() })
      return signedIn(user.id, 'browser')
    },
    /** Signed in with a link to this address. */
    async asClient(email: string): Promise<Caller> {
      const { db } = deps.database
      const emailKey = email.toLowerCase()
      const user =
        (await findUserByEmailKey(db, emailKey)) ??
        (await insertUser(db, { kind: 'client', email, emailKey, createdAt: deps.clock.now() }))
      const browser = await insertUser(db, { kind: 'browser' })
      return signedIn(user.id, 'client', browser.id)
    },
    async asStaff(role = 'staff'): Promise<Caller> {
      const email = `${randomUUID().slice(0, 8)}@staff.example`
      const user = await insertUser(deps.database.db, {
        kind: 'staff',
        email,
        emailKey: email,
        name: 'Sam Staff',
        role,
      })
      return signedIn(user.id, 'staff')
    },
    /** A client record with a settled payment, or of a tester; held by nobody yet. */
    async makeClient(
      input: { email?: string; name?: string; type?: 'paid' | 'tester' } = {},
    ): Promise<number> {
      const person = {
        name: input.name ?? 'Pat Example',
        email: input.email ?? 'pat@example.com',
        phone: '555 010 1234',
      }
      const now = deps.clock.now()
      const random = randomUUID()
      const row =
        input.type === 'tester'
          ? await createTesterClient(deps.database.db, {
              ...person,
              testerApplicationId: randomNumber(random),
              now,
            })
          : await settleClientPayment(deps.database.db, {
              ...person,
              paymentIntentId: `pi_${random.replaceAll('-', '')}`,
              amountCents: 175_000,
              now,
            })
      return row.id
    },
  }
}

function randomNumber(uuid: string): number {
  return Number.parseInt(uuid.slice(0, 7), 16)
}
