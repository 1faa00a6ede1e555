import { sample, stringMatching } from 'fast-check'
import type { Chance } from './chance.ts'
import { hostileNumbers, hostileTexts } from './hostile-inputs.ts'
import type { KnownThings } from './known-things.ts'

/** What the document says of a value; no more of JSON Schema than its writer uses. */
export interface ValueSchema {
  type?: string | string[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  const?: unknown
  enum?: unknown[]
  anyOf?: ValueSchema[]
  oneOf?: ValueSchema[]
  allOf?: ValueSchema[]
  properties?: Record<string, ValueSchema>
  required?: string[]
  items?: ValueSchema
  minItems?: number
}

export interface FuzzSource {
  chance: Chance
  /** Without ids of things that exist no call is gone through to its end. */
  known: KnownThings
  /** The ids of all of them. */
  ids: readonly string[]
}

/** How often a value is anything instead of what its schema says. */
const hostileShare = 0.12

/** A value for this schema; now and then one that does not fit. */
export function valueFor(schema: ValueSchema, source: FuzzSource): unknown {
  const { chance } = source
  return chance.of(hostileShare) ? hostileValue(source, 2) : fittingValue(schema, source)
}

function fittingValue(schema: ValueSchema, source: FuzzSource): unknown {
  const { chance } = source
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chance.pick(schema.enum)
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return valueFor(chance.pick(parts), source)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => fittingValue(each, source)))
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type
  if (type === 'object' || schema.properties) return objectFor(schema, source)
  if (type === 'array') return arrayFor(schema, source)
  if (type === 'integer' || type === 'number') return numberFor(schema, source)
  if (type === 'boolean') return chance.of(0.5)
  if (type === 'null') return null
  return type === 'string' ? textFor(schema, source) : hostileValue(source, 1)
}

function objectFor(schema: ValueSchema, source: FuzzSource): unknown {
  const { chance } = source
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) =>
    chance.of(schema.required?.includes(name) ? 0.97 : 0.6),
  )
  const made = fields.map(([name, each]) => [name, valueFor(each, source)])
  if (chance.of(0.05)) made.push([chance.pick(hostileTexts).slice(0, 200), hostileValue(source, 1)])
  return Object.fromEntries(made)
}

function arrayFor(schema: ValueSchema, source: FuzzSource): unknown[] {
  const { chance } = source
  const least = schema.minItems ?? 0
  const length = chance.of(0.03) ? 600 : chance.between(least, least + 2)
  return Array.from({ length }, () => valueFor(schema.items ?? {}, source))
}

function numberFor({ minimum = 0, maximum }: ValueSchema, { chance, ids }: FuzzSource): number {
  const numbers = ids.map(Number).filter(Number.isSafeInteger)
  if (chance.of(0.4)) return chance.pick(numbers)
  const most = maximum ?? minimum + 5
  return chance.pick([minimum, most, chance.between(minimum, Math.min(most, minimum + 1_000))])
}

function textFor(schema: ValueSchema, { chance, ids }: FuzzSource): string {
  if (schema.pattern === undefined && chance.of(0.25)) return chance.pick(ids)
  if (schema.format === 'email') return chance.pick(['owner@example.com', 'a@b.example', 'x+y@c.example'])
  const drawn = chance.pick(drawnFrom(schema.pattern))
  return drawn.padEnd(schema.minLength ?? 0, 'a').slice(0, schema.maxLength ?? 20_000)
}

const plainTexts = [
  'Jane Roe',
  '2026-11-20',
  '12',
  '12.50',
  '5550101234',
  '62704',
  'IL',
  'paid',
  'x',
  'Ñandú 李',
]
const drawn = new Map<string, readonly string[]>()

/** Texts that a pattern takes, drawn once. */
function drawnFrom(pattern: string | undefined): readonly string[] {
  if (pattern === undefined) return plainTexts
  const kept = drawn.get(pattern)
  if (kept) return kept
  const fitting = plainTexts.filter((text) => new RegExp(pattern, 'u').test(text))
  const texts = [...fitting, ...sampleOf(pattern)]
  const usable = texts.length > 0 ? texts : plainTexts
  drawn.set(pattern, usable)
  return usable
}

function sampleOf(pattern: string): string[] {
  try {
    return sample(stringMatching(new RegExp(pattern, 'u'), { maxLength: 300 }), { seed: 1, numRuns: 12 })
  } catch {
    // Patterns that look ahead are not drawn from.
    return []
  }
}

/** Anything at all, nested at most this deep. */
export function hostileValue(source: FuzzSource, depth: number): unknown {
  const { chance } = source
  const kind = chance.between(0, depth > 0 ? 6 : 3)
  if (kind === 0) return null
  if (kind === 1) return chance.pick(hostileNumbers)
  if (kind === 2) return chance.of(0.5)
  if (kind === 3 || kind === 4) return chance.pick(hostileTexts)
  const inner = Array.from({ length: chance.between(0, 2) }, () => hostileValue(source, depth - 1))
  return kind === 5
    ? inner
    : Object.fromEntries(inner.map((each) => [chance.pick(hostileTexts).slice(0, 60), each]))
}
