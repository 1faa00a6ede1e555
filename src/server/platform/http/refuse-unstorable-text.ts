import type { FastifyInstance } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from './refusal.ts'

const sentence = says('request.unstorableText')

/**
 * What no database keeps as text: NUL, and half of a character of two (a lone surrogate), which jsonb refuses too. No
 * keyboard types either; a copied text may hold them.
 */
export function isStorableText(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text)
}

/** Throws Refusal 'invalid_input', by field, when a text anywhere in the value, names of fields included, cannot be kept. */
export function refuseUnstorableText(value: unknown): void {
  // No recursion: what was sent may be nested as deep as its size allows.
  const waiting: { at: string; value: unknown }[] = [{ at: '', value }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value === 'string') {
      if (!isStorableText(next.value)) throw new Refusal('invalid_input', sentence, fieldsOf(next.at))
    } else if (isTree(next.value)) {
      for (const [name, each] of Object.entries(next.value)) {
        if (!isStorableText(name)) throw new Refusal('invalid_input', sentence)
        // The field of the form is what its first two names say; deeper ones would only make paths of any length.
        const at = next.at === '' ? name : next.at.includes('.') ? next.at : `${next.at}.${name}`
        waiting.push({ at, value: each })
      }
    }
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page of the site: nothing of what was asked for is kept or looked up, and what is odd about it the page itself says. */
    isPage?: boolean
  }
}

/** Checks address, query and parsed body of every request that a call answers. Forms with files are checked as they are read. */
export function guardTexts(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.is404 || request.routeOptions.config.isPage === true) return done()
    refuseUnstorableText(request.params)
    refuseUnstorableText(request.query)
    refuseUnstorableText(request.body)
    done()
  })
}

const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)

const fieldsOf = (at: string) => (at === '' ? undefined : { [at]: sentence })
