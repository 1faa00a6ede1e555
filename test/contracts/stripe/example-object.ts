import { fieldsOfShape, stripeWire } from './stripe-wire.ts'
import type { Shape } from './wire-shape.ts'

/** The least that fits a shape: null where that may be, else nothing, zero, no and the first of a list. */
export function exampleOf(shape: Shape): unknown {
  if (typeof shape === 'string') return plain[shape]
  if ('oneOf' in shape) return shape.oneOf[0]
  if ('anyOf' in shape) return shape.anyOf.includes('null') ? null : exampleOf(shape.anyOf[0] ?? 'any')
  if ('array' in shape) return []
  if ('list' in shape) return { object: 'list', data: [], has_more: false, url: '/' }
  const fields = fieldsOfShape(shape) ?? {}
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.isOptional)
      .map(([name, field]) => [name, exampleOf(field.shape)]),
  )
}

const plain = {
  string: '',
  number: 0,
  boolean: false,
  null: null,
  metadata: {},
  object: {},
  any: null,
} as const

/** An example of a named object with some of its fields as given. Throws for a name that was not recorded. */
export function exampleObject(object: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  const shape = stripeWire.objects[object]
  if (!shape) throw new Error(`No ${object} was recorded.`)
  return { ...(exampleOf(shape) as Record<string, unknown>), ...fields }
}

/** An object with the parameters of a form in it, as values of its own shape; parameters that are no fields are left out. */
export function overlaid(before: unknown, given: unknown, shape: Shape): unknown {
  if (typeof shape === 'string') return plainValue(given, shape)
  if ('oneOf' in shape) return given
  if ('anyOf' in shape) {
    if (given === '') return null
    const wanted = shape.anyOf.find(
      (each) => each !== 'null' && (typeof given === 'object') === isStructure(each),
    )
    return overlaid(before, given, wanted ?? 'string')
  }
  if ('array' in shape)
    return (given as unknown[]).map((one) => overlaid(exampleOf(shape.array), one, shape.array))
  if ('list' in shape) return before
  const fields = fieldsOfShape(shape) ?? {}
  const own = (before ?? exampleOf(shape)) as Record<string, unknown>
  return Object.fromEntries(
    [...new Set([...Object.keys(own), ...Object.keys(given as object)])].flatMap((name) => {
      const field = fields[name]
      if (!field) return []
      const one = (given as Record<string, unknown>)[name]
      return [[name, one === undefined ? own[name] : overlaid(own[name], one, field.shape)]]
    }),
  )
}

const isStructure = (shape: Shape): boolean =>
  typeof shape === 'object' ? !('oneOf' in shape) : ['metadata', 'object', 'any'].includes(shape)

function plainValue(given: unknown, shape: string): unknown {
  if (shape === 'number') return Number(given)
  return shape === 'boolean' ? given === 'true' : given
}
