import { randomUUID } from 'node:crypto'
import { accessCodeOf } from '../../src/server/features/agreement/access-code.ts'
import type { DisputeEngine } from '../../src/server/features/processing/dispute-engine.ts'
import type { AgreementShown } from '../../src/shared/api/agreement.ts'
import { absentEngine } from './absent-engine.ts'
import { type Caller, makeApp, type TestApp } from './make-app.ts'
import { orderPackage } from './paying-client.ts'

/** Writes the papers of an agreement as their content, and nothing else. */
export const paperEngine: DisputeEngine = {
  ...absentEngine,
  writeAgreement: async (paper) => ({
    bytes: new Uint8Array(Buffer.from(`%PDF-1.7 ${JSON.stringify(paper)}`)),
    pages: 1,
    notes: [],
    places: [],
  }),
}

/** A product that asks for an agreement in Georgia and New York. */
export const openAgreeingShop = (now: Date, settings: Record<string, string> = {}): Promise<TestApp> =>
  makeApp({
    now,
    engine: paperEngine,
    settings: {
      AGREEMENT_STATES: 'GA, NY',
      COMPANY_NAME: 'Example Disputes LLC',
      POSTAL_ADDRESS: '100 Example Street, Suite 1, Wilmington, DE 19801',
      RATE_LIMIT_PAYMENT: '5000/60',
      RATE_LIMIT_PREFILL: '5000/60',
      RATE_LIMIT_UPLOAD: '5000/60',
      RATE_LIMIT_ANY: '50000/60',
      ...settings,
    },
  })

/** Moves the clock of the product to an instant. */
export function goTo(app: TestApp, instant: string): void {
  app.clock.advance(Date.parse(instant) - app.clock.now().getTime())
}

/** Somebody new with a browser of their own, who says where they live, signs and orders. */
export function agreeingBuyer(app: TestApp, caller: Caller = app.asNobody()) {
  const email = `signer-${randomUUID().slice(0, 8)}@example.com`
  const name = 'Ana María Núñez'
  const person = {
    name,
    email,
    phone: '(404) 555-0100',
    mailingAddress: '12 Peach Street',
    city: 'Atlanta',
    state: 'GA',
    zipCode: '30303',
  }
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, language = 'en-US') => {
    const reply = await caller.inject({
      method,
      url,
      headers: { 'accept-language': language },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const of = (reference: string, rest = '') => `/api/agreements/${reference}${rest}`
  const begin = async (over: object = {}, language?: string) =>
    send('POST', '/api/agreements', { ...person, tier: 'premium', ...over }, language)
  const show = async (reference: string): Promise<AgreementShown> => (await send('GET', of(reference))).body
  const signStatement = async (reference: string, over: object = {}) =>
    send('POST', of(reference, '/statement'), {
      signature: { name, drawing: [] },
      digest: (await show(reference)).toSign?.digest ?? '',
      accessCode: accessCodeOf(app.deps.sealer, reference),
      electronic: true,
      ...over,
    })
  const signContract = async (reference: string, over: object = {}) =>
    send('POST', of(reference, '/contract'), {
      signature: { name, drawing: [[10, 20, 30, 40]] },
      digest: (await show(reference)).toSign?.digest ?? '',
      ...over,
    })
  return {
    caller,
    email,
    person,
    begin,
    show,
    signStatement,
    signContract,
    cancel: (reference: string) => send('POST', of(reference, '/cancel')),
    /** Says it and signs both. @returns the reference */
    async agree(over: object = {}, language?: string): Promise<string> {
      const { reference } = (await begin(over, language)).body
      await signStatement(reference)
      await signContract(reference)
      return reference
    },
    order: (over: Record<string, unknown> = {}) =>
      orderPackage(caller, { ...person, tier: 'premium', attemptKey: randomUUID(), ...over }),
    page: (over: object = {}) => send('POST', '/api/payment-pages', { product: 'premium-plan', ...over }),
    get: (url: string) => caller.inject({ method: 'GET', url }),
  }
}
