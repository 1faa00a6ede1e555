import { fieldsOfShape } from './stripe-wire.ts'
import type { Shape } from './wire-shape.ts'

/** How values are written: as JSON, or as the texts of a form, where everything is one. */
type Writing = 'json' | 'form'

interface Place {
  /** 'features.subscription_update', for the sentence. */
  path: string
  writing: Writing
  /** Below this place: paths that the request asked to be expanded, 'latest_charge'. */
  expanded: readonly string[]
}

/** What is wrong with a value; empty when it is as recorded. */
export function problemsOf(value: unknown, shape: Shape, place: Place): string[] {
  const says = (what: string) => [
    `${place.path || 'the whole'} ${what}: ${JSON.stringify(value)?.slice(0, 120)}`,
  ]
  if (typeof shape === 'string') return isPlain(value, shape, place.writing) ? [] : says(`is no ${shape}`)
  if ('oneOf' in shape) return shape.oneOf.includes(value as string) ? [] : says(`is none of ${shape.oneOf}`)
  if ('anyOf' in shape) return problemsOfAny(value, shape.anyOf, place)
  if ('array' in shape) {
    if (!Array.isArray(value)) return says('is no list')
    return value.flatMap((one, at) =>
      problemsOf(one, shape.array, { ...place, path: `${place.path}[${at}]` }),
    )
  }
  if ('list' in shape) return problemsOfList(value, shape.list, place)
  return problemsOfFields(value, shape, place)
}

function problemsOfAny(value: unknown, shapes: readonly Shape[], place: Place): string[] {
  const isExpandable = shapes.includes('string')
  const isObject = typeof value === 'object' && value !== null
  const isForeign = shapes.some((each) => each === 'object' || (typeof each === 'object' && 'ref' in each))
  if (isExpandable && isForeign && place.writing === 'json') {
    if (isObject && place.expanded.length === 0) return [`${place.path} is expanded, which nobody asked for`]
    if (!isObject && value !== null && place.expanded.length > 0)
      return [`${place.path} is not expanded, which was asked for`]
  }
  const tried = shapes.map((shape) => problemsOf(value, shape, place))
  if (tried.some((problems) => problems.length === 0)) return []
  // Of an object the shape counts that fits best: the others are of another kind.
  const best = tried
    .filter((_, at) => !isObject || typeof shapes[at] === 'object')
    .sort((one, other) => one.length - other.length)[0]
  return best ?? tried.flat()
}

function problemsOfList(value: unknown, item: Shape, place: Place): string[] {
  const list = { array: item }
  const fields = { object: { oneOf: ['list'] }, data: list, has_more: 'boolean', url: 'string' } as const
  const shape: Shape = { fields: { ...fields, object: { oneOf: ['list'] } } }
  // In a list call the paths to expand begin with `data`; a list inside an object is named by its field alone.
  return problemsOfFields(value, shape, place)
}

function problemsOfFields(value: unknown, shape: Shape, place: Place): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${place.path || 'the whole'} is no object: ${JSON.stringify(value)?.slice(0, 120)}`]
  const known = fieldsOfShape(shape) ?? {}
  const given = value as Record<string, unknown>
  const problems: string[] = []
  for (const name of Object.keys(given))
    if (!(name in known)) problems.push(`${at(place, name)} is unknown to Stripe`)
  for (const [name, field] of Object.entries(known)) {
    const expanded = below(place.expanded, name)
    if (!(name in given)) {
      if (!field.isOptional) problems.push(`${at(place, name)} is missing`)
      else if (expanded.length > 0) problems.push(`${at(place, name)} is missing, which was asked for`)
    } else
      problems.push(...problemsOf(given[name], field.shape, { ...place, path: at(place, name), expanded }))
  }
  return problems
}

const at = (place: Place, name: string) => (place.path ? `${place.path}.${name}` : name)

/** Of 'schedule.phases.items.price', below 'schedule': 'phases.items.price'; of 'schedule' itself: ''. */
function below(paths: readonly string[], name: string): string[] {
  return paths
    .filter((path) => path === name || path.startsWith(`${name}.`))
    .map((path) => path.slice(name.length + 1))
}

function isPlain(value: unknown, shape: Extract<Shape, string>, writing: Writing): boolean {
  switch (shape) {
    case 'null':
      return value === (writing === 'form' ? '' : null)
    case 'string':
      return typeof value === 'string'
    case 'number':
      return writing === 'form'
        ? typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
        : typeof value === 'number'
    case 'boolean':
      return writing === 'form' ? value === 'true' || value === 'false' : typeof value === 'boolean'
    case 'object':
      return typeof value === 'object' && value !== null
    case 'metadata':
      return typeof value === 'object' && value !== null && Object.values(value).every(isText)
    case 'any':
      return true
  }
}

const isText = (value: unknown) => typeof value === 'string'
