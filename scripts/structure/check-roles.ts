import type { SourceFile } from './source-file.ts'

interface Place {
  /** Which folders this is about; the first place that matches counts. */
  folder: RegExp
  /** Roles written between name and ending, as in `intake.store.ts`. Every file may have none. */
  roles: readonly string[]
  /** Endings; code alone when absent. */
  endings?: readonly string[]
}

const code = ['ts', 'tsx']
const test = ['test', 'soak.test']

/** The closed list: a file in no such place, or with another role, fails. Adding a line here is a decision. */
const places: readonly Place[] = [
  {
    folder:
      /^src\/shared(\/(api|catalogue|rules|texts|(sentences|findings)(\/[a-z]{2})?|messages(\/([a-z]{2}(\/(site|parts))?|staff))?))?$/,
    roles: test,
  },
  { folder: /^src\/engine$/, roles: test },
  {
    folder:
      /^src\/engine\/(agreement|assemble|children|opening|read|reading|ocr|report|match|audit|results|letters|documents|envelope|look|funding|guides|papers|command-line)(\/[a-z0-9-]+)*$/,
    roles: test,
    endings: [...code, 'typ', 'json'],
  },
  { folder: /^src\/server$/, roles: test },
  { folder: /^src\/server\/platform$/, roles: test },
  { folder: /^src\/server\/platform\/[a-z-]+(\/[a-z-]+)?$/, roles: [...test, 'store', 'tables', 'contract'] },
  {
    folder: /^src\/server\/features\/[a-z-]+$/,
    roles: [...test, 'routes', 'store', 'policy', 'jobs', 'live', 'tables', 'holdings', 'data'],
  },
  { folder: /^src\/server\/features\/[a-z-]+\/emails$/, roles: test },
  { folder: /^src\/web$/, roles: [...test, 'dom.test'] },
  {
    folder: /^src\/web\/(pages|features|parts|ui|lib|reader|test-support|worker)(\/[a-z-]+)*$/,
    roles: [...test, 'dom.test', 'api'],
    endings: [...code, 'css'],
  },
  { folder: /^src\/web\/styles$/, roles: [], endings: ['css', 'ts'] },
  {
    folder: /^src\/web\/public(\/[a-z-]+)*$/,
    roles: [],
    endings: ['svg', 'png', 'ico', 'txt', 'woff2', 'webmanifest'],
  },
  { folder: /^scripts(\/[a-z-]+)?$/, roles: test, endings: ['ts', 'mjs'] },
  { folder: /^bench(\/[a-z-]+)?$/, roles: test, endings: ['ts', 'mjs'] },
  { folder: /^test\/e2e(\/[a-z-]+)?$/, roles: ['spec'] },
  // What others publish, recorded, and what holds our sides to it (docs/decisions/076).
  { folder: /^test\/contracts\/[a-z-]+$/, roles: test, endings: ['ts', 'json'] },
  { folder: /^test\/(support|access|recovery|journeys|mutations)(\/[a-z-]+)?$/, roles: test },
]

const forbiddenNames = [
  'utils',
  'util',
  'helpers',
  'helper',
  'misc',
  'common',
  'manager',
  'types',
  'constants',
  'index',
  'v2',
]
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** `intake.routes.ts`, `intake.tables.ts` and `intake.holdings.ts` are the feature's only ones, and carry its name. */
const namedAsFeature = ['routes', 'tables', 'holdings']

/** One sentence for each file that is in no known place, has an unknown role or a forbidden name. */
export function checkRoles(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => checkOne(path).map((reason) => `${path}: ${reason}`))
}

function checkOne(path: string): string[] {
  const parts = path.split('/')
  const fileName = parts.at(-1) ?? ''
  const folder = parts.slice(0, -1).join('/')
  const [name = '', ...rest] = fileName.split('.')
  const ending = rest.at(-1) ?? ''
  const role = rest.slice(0, -1).join('.')
  const place = places.find((one) => one.folder.test(folder))
  if (place === undefined) return [`the folder ${folder} is no place for files`]
  const problems: string[] = []
  if (!(place.endings ?? code).includes(ending))
    problems.push(`a file that ends in .${ending} does not belong here`)
  if (role !== '' && !place.roles.includes(role)) problems.push(`'${role}' is no role of a file in ${folder}`)
  if (!kebab.test(name)) problems.push('its name is not kebab-case')
  if (forbiddenNames.includes(name)) problems.push(`the name '${name}' says nothing about what is inside`)
  if (forbiddenNames.includes(parts.at(-2) ?? ''))
    problems.push(`the folder name '${parts.at(-2)}' says nothing`)
  if (folder.startsWith('src/server/features/') && namedAsFeature.includes(role) && name !== parts.at(-2))
    problems.push(`it should be named ${parts.at(-2)}.${role}.ts`)
  return problems
}
