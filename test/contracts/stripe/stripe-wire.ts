import * as fs from 'node:fs'
import type { Shape, StripeWire } from './wire-shape.ts'

/** Stripe's wire as it was recorded from its published description; nothing of the adapter or the sandbox is in it. */
export const stripeWire = JSON.parse(
  fs.readFileSync(new URL('stripe-wire.json', import.meta.url), 'utf8'),
) as StripeWire

export interface WireCall {
  /** 'POST /v1/refunds', 'GET /v1/subscriptions/{id}' */
  name: string
  request: Shape
  answer: Shape
}

/** undefined for what Stripe has no such call for, or none that was recorded. */
export function findCall(method: string, path: string): WireCall | undefined {
  const plain = path.split('?')[0] ?? ''
  for (const [name, request] of Object.entries(stripeWire.requests)) {
    const [verb, template = ''] = name.split(' ')
    const pattern = new RegExp(`^${template.replace('{id}', '[^/]+')}$`)
    const answer = stripeWire.answers[name]
    if (verb === method && pattern.test(plain) && answer) return { name, request, answer }
  }
  return undefined
}

/** The fields of an object by their names without `?`; null for what is none. */
export function fieldsOfShape(shape: Shape): Record<string, { shape: Shape; isOptional: boolean }> | null {
  if (typeof shape === 'string') return null
  if ('ref' in shape) return fieldsOfShape(stripeWire.objects[shape.ref] ?? 'any')
  if (!('fields' in shape)) return null
  return Object.fromEntries(
    Object.entries(shape.fields).map(([name, one]) => [
      name.replace(/\?$/, ''),
      { shape: one, isOptional: name.endsWith('?') },
    ]),
  )
}
