import { expect } from 'vitest'
import type { StaffBooking } from '../../src/shared/api/bookings.ts'
import { grants } from '../../src/shared/catalogue/grants.ts'
import { generatorAccess } from './buying-visitor.ts'
import type { Bought } from './every-buyer.ts'
import type { TestApp } from './make-app.ts'
import { sendIntake } from './paying-client.ts'
import type { Use } from './product-table.ts'
import { offerHours } from './session-host.ts'
import { sealedAddress } from './whole-database.ts'

interface ProductUse {
  /** Uses what was bought to its end; fails where it is not there. */
  toItsEnd(app: TestApp, bought: Bought): Promise<void>
  /** Whether it is there; absent: a refund does not take it back by itself. */
  isOpen?(app: TestApp, bought: Bought): Promise<boolean>
}

const guideOf = ({ key, session }: Bought) => `/api/purchases/${session}/guides/${grants[key].guides[0]}`

const formOf = async ({ caller, session }: Bought) =>
  (await caller.inject({ url: `/api/funding-draft/packages?purchase=${session}` })).json()

/** What waits in the queue for this buyer. */
async function openWorksOf(app: TestApp, email: string): Promise<{ id: number; work: string }[]> {
  const { rows } = await app.deps.database.db.execute<{ id: number; work: string }>(
    `select works.id, work_key as work from works
     left join purchases on purchases.id = purchase_id
     left join funding_payments on funding_payments.id = funding_payment_id
     where coalesce(purchases.email_key, funding_payments.email_key) = '${sealedAddress(app.deps, email)}'
       and works.withdrawn_at is null and works.delivered_at is null order by works.id`,
  )
  return rows
}

const packagesOf = async ({ caller, applicationId }: Bought) => {
  const { packages } = (await caller.inject({ url: `/api/funding-applications/${applicationId}` })).json()
  return packages as { key: string; delivered: { key: string }[] }[]
}

/** What is done with each kind of thing that is sold. A new kind is one more entry, and its name in the rows of the table. */
export const productUses: Record<Use, ProductUse> = {
  generator: {
    toItsEnd: async (app, { email }) => expect(await generatorAccess(app, email)).toBe(true),
    isOpen: (app, { email }) => generatorAccess(app, email),
  },
  case: {
    async toItsEnd(_app, { caller, email, paymentIntentId, key }) {
      const sent = await sendIntake(caller, { paymentIntentId, email }, {})
      expect(sent.status).toBe(200)
      const client = (await caller.inject({ url: `/api/clients/${sent.body.clientId}` })).json()
      const { rounds } = grants[key]
      expect(client.holding.rounds).toBe(rounds === 'unlimited' ? null : rounds)
    },
    async isOpen(app, { email }) {
      const query = `select 1 from clients where email_key = '${sealedAddress(app.deps, email)}' and payment_status = 'paid'`
      return (await app.deps.database.db.execute(query)).rows.length > 0
    },
  },
  guide: {
    async toItsEnd(_app, bought) {
      const { caller } = bought
      const { steps } = (await caller.inject({ url: guideOf(bought) })).json()
      const [paper] = steps.flatMap((step: { papers: { id: string }[] }) => step.papers)
      const file = await caller.inject({ url: `${guideOf(bought)}/papers/${paper.id}/download` })
      expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    },
    isOpen: async (_app, bought) => (await bought.caller.inject({ url: guideOf(bought) })).statusCode === 200,
  },
  /** The funding form, which then asks for nothing that is paid. */
  form: {
    toItsEnd: async (_app, bought) =>
      expect(await formOf(bought)).toMatchObject({ named: 'waiting', packages: [{ key: bought.key }] }),
    isOpen: async (_app, bought) => (await formOf(bought)).named === 'waiting',
  },
  session: {
    async toItsEnd(app, { caller, session }) {
      const staff = await app.asStaff()
      await offerHours(staff)
      const booking = `/api/purchases/${session}/booking`
      const [startsAt] = (await caller.inject({ url: booking })).json().times
      const payload = { startsAt, timeZone: 'America/Chicago', note: '' }
      expect((await caller.inject({ method: 'POST', url: booking, payload })).statusCode).toBe(200)
      const rows: StaffBooking[] = (await staff.inject({ url: '/api/staff/session-bookings' })).json()
      expect(rows.filter((row) => row.startsAt === startsAt && row.state === 'booked')).toHaveLength(1)
    },
    isOpen: async (_app, { caller, session }) =>
      (await caller.inject({ url: `/api/purchases/${session}/booking` })).statusCode === 200,
  },
  /** Rows of staff's queue, each delivered with a note; a refund withdraws them. */
  work: {
    async toItsEnd(app, { key, email }) {
      const staff = await app.asStaff()
      const rows = await openWorksOf(app, email)
      expect(rows.map(({ work }) => work).sort()).toEqual([...grants[key].works].sort())
      for (const { id } of rows.slice(1)) {
        const payload = { note: 'Done as bought' }
        const reply = await staff.inject({ method: 'POST', url: `/api/staff/works/${id}/delivery`, payload })
        expect(reply.statusCode).toBe(200)
      }
    },
    // The first is left undelivered: what is delivered stays so after a refund.
    isOpen: async (app, { email }) => (await openWorksOf(app, email)).length > 0,
  },
  application: {
    async toItsEnd(_app, bought) {
      const { caller, applicationId, key } = bought
      const own = (await packagesOf(bought)).find((each) => each.key === key)
      expect(own).toBeDefined()
      // The application package is put together by staff, from the application's own papers.
      for (const paper of own?.delivered.slice(0, 1) ?? []) {
        const file = await caller.inject({
          url: `/api/funding-applications/${applicationId}/papers/${paper.key}`,
        })
        expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
      }
    },
    isOpen: async (_app, bought) => (await packagesOf(bought)).some(({ key }) => key === bought.key),
  },
}
