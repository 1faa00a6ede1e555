/** What the bundler knows of a module. */
interface KnownModule {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

type GetModule = (id: string) => KnownModule | null

/** Where a script begins: the app, a script of a static page, or a module that is fetched when it is needed. */
const families: readonly [family: string, of: RegExp][] = [
  ['app', /\/(app\.html|src\/web\/main\.tsx)$/],
  ['texts', /\/src\/shared\/messages\//],
  ['script', /\/src\/web\/(check|help-search|lead-form|message-form|portal-first-calls)\.ts$/],
  // Begins a first look, before anything of a page that is drawn there: with that in one file it would wait for it.
  ['reader', /\/src\/web\/reader\//],
  // Says what the first look says, and is compiled before what draws it.
  ['words', /\/check-words-alive\.ts$/],
  ['site', /-alive\.tsx?$/],
  ['checkout', /\/src\/web\/pages\/checkout-page\.tsx$/],
  // The sign over a client's page that staff have opened is asked for with the portal, too.
  ['portal', /\/(pages\/client-dashboard-page|staff\/staff-view-sign)\.tsx$/],
  ['staff', /\/src\/web\/pages\/dashboard-/],
  ['client', /./],
]

/** What these three load goes with what every kind of page loads: a file of its own costs a buyer more than it saves the others. */
const mostPages = ['checkout', 'client', 'staff']
/** Texts come with pages alone, so that it is there before them. */
const everyPage = 'checkout-client-portal-site-staff'

/** Pages about a case: what the portal shares with one of the others, or with static pages, goes into one file for all that are alike in that; a few lines of texts go together. */
const ofCases = ['client', 'portal', 'staff']

const isAmong = (found: ReadonlySet<string>, families: readonly string[]) =>
  [...found].every((family) => families.includes(family))

const familyOf = (id: string): string => families.find(([, of]) => of.test(id))?.[0] ?? 'client'

/**
 * Names the file that a module goes into: modules go together that the same families of beginnings load. What a module imports is loaded
 * by at least the same, so a file imports only from files of more families: there are no circles. A page that is a family of its own
 * loads next to nothing that it does not use. What one beginning alone loads stays with it (null).
 */
export function nameSharedChunk(id: string, getModule: GetModule): string | null {
  const known = getModule(id)
  if (known === null || isBeginning(known)) return null
  const beginnings = beginningsOf(id, getModule)
  if (beginnings.size < 2) return null
  const found = new Set([...beginnings].map(familyOf))
  // Every page loads what the app itself is, and every look what draws it.
  if (found.has('app')) {
    if (found.delete('words')) found.add('site')
    for (const page of ['checkout', 'portal', 'staff', 'client', 'texts']) found.delete(page)
  } else if (mostPages.every((page) => found.has(page))) return `of-${everyPage}`
  else if (found.has('portal') && isAmong(found, [...ofCases, 'site'])) found.add('client').add('staff')
  else if (isAmong(found, [...ofCases, 'texts']) && found.has('texts')) return 'of-texts'
  return `of-${[...found].sort().join('-')}`
}

const isBeginning = ({ isEntry, dynamicImporters }: KnownModule) => isEntry || dynamicImporters.length > 0

/** Every beginning from which imports lead to a module, without another one on the way. */
function beginningsOf(id: string, getModule: GetModule): Set<string> {
  const seen = new Set([id])
  const found = new Set<string>()
  for (const each of seen) {
    const known = getModule(each)
    if (known === null) continue
    if (isBeginning(known)) found.add(each)
    else for (const importer of known.importers) seen.add(importer)
  }
  return found
}
