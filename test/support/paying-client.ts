import { readFileSync } from 'node:fs'
import { stringify } from 'qs'
import type { TestApp } from './make-app.ts'
import type { Caller } from './make-callers.ts'
import { type FormFile, multipartBody } from './multipart-body.ts'

export const contact = { name: 'Harlan Ashgrove', email: 'harlan@example.com', phone: '(480) 555-0161' }

export const intakeAnswers = {
  ...contact,
  mailingAddress: '5201 Windlestraw Pl',
  city: 'Worcester',
  state: 'MA',
  zipCode: '01627',
  previousDisputes: 'no',
  identityTheft: 'no',
  ftcAffidavit: 'no',
}

/** A sample file as an upload. */
export function sampleFile(path: string): FormFile {
  const url = new URL(`../fixtures/reports/${path}`, import.meta.url)
  return { fileName: path.replace('/', '-'), bytes: readFileSync(url) }
}

export function sampleReports(set = 'set-1'): Record<string, FormFile> {
  return {
    creditReport0: sampleFile(`${set}/experian.pdf`),
    creditReport1: sampleFile(`${set}/equifax.pdf`),
    creditReport2: sampleFile(`${set}/transunion.pdf`),
  }
}

/** Asks for a PaymentIntent as the checkout page does. */
export async function orderPackage(caller: Caller, over: Record<string, unknown> = {}) {
  const reply = await caller.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    payload: { ...contact, agreeToContact: true, tier: 'premier', ...over },
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** Pays with a test card, as the payer's browser does. */
export async function payWithCard(
  app: TestApp,
  intent: { paymentIntentId: string; clientSecret: string },
  number = '4242424242424242',
) {
  return app.inject({
    method: 'POST',
    url: `/sandbox/v1/payment_intents/${intent.paymentIntentId}/confirm`,
    headers: {
      authorization: `Bearer ${app.sandbox.provider.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: stringify({
      client_secret: intent.clientSecret,
      payment_method_data: { type: 'card', card: { number, exp_month: '12', exp_year: '34', cvc: '123' } },
    }),
  })
}

/** A browser that has paid for the Premier package; `over` names another buyer than the person of set-1. */
export async function paidBrowser(
  app: TestApp,
  over: Partial<typeof contact> = {},
): Promise<{ caller: Caller; clientId: number; paymentIntentId: string }> {
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller, over)
  await payWithCard(app, intent)
  const payment = await caller.inject({ method: 'GET', url: `/api/payments/${intent.paymentIntentId}` })
  return { caller, clientId: payment.json().clientId, paymentIntentId: intent.paymentIntentId }
}

/** Sends an intake as the form does. */
export async function sendIntake(
  caller: Caller,
  fields: Record<string, string>,
  files: Record<string, FormFile | readonly FormFile[]> = {},
) {
  const reply = await caller.inject({
    method: 'POST',
    url: '/api/intake',
    ...multipartBody({ ...intakeAnswers, clientType: 'paid', ...fields }, files),
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** A case whose reports of set-1 are sent in and processed. */
export async function sendSampleReports(app: TestApp): Promise<{ caller: Caller; clientId: number }> {
  const { caller, clientId, paymentIntentId } = await paidBrowser(app)
  await sendIntake(caller, { paymentIntentId }, sampleReports())
  await app.deps.queue.idle()
  return { caller, clientId }
}
