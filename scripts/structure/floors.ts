/** An import of one file by another, both from the root with forward slashes. */
export interface Import {
  from: string
  to: string
}

/**
 * The floors on which the server's features stand, the lowest first; docs/architecture.md draws them. A feature imports only
 * from those that stand before it: from the floors below, and on its own floor from those named before. What follows
 * from something further up is a fact (src/server/facts.ts), which the composition root answers (src/server/reactions.ts).
 */
export const floors: readonly { name: string; features: readonly string[] }[] = [
  {
    name: 'people',
    features: [
      'audit-log',
      'consent',
      'outbox',
      'own-texts',
      'clients',
      'accounts',
      'keys',
      'team',
      'leads',
      'testers',
      'tags',
      'followup',
    ],
  },
  { name: 'money', features: ['settlement', 'storefront', 'renewals', 'agreement', 'checkout'] },
  { name: 'records', features: ['hints', 'reports', 'documents', 'credit-scores', 'intake'] },
  {
    name: 'cases',
    features: [
      'runs',
      'decisions',
      'mail-log',
      'results',
      'processing',
      'rounds',
      'review',
      'letters',
      'envelopes',
      'mailing',
      'postal',
      'pointing',
      'guides',
      'bookings',
      'funding',
      'funding-packages',
      'other-sums',
      'sent-back',
      'chargebacks',
      'works',
    ],
  },
  { name: 'correspondence', features: ['mail', 'push', 'inbox', 'announcements', 'drive', 'webhooks'] },
  {
    name: 'views',
    features: [
      'privacy',
      'arrivals',
      'imports',
      'funding-status',
      'portal',
      'worklist',
      'today',
      'casework',
      'staff',
      'settings',
      'text-desk',
      'own-mails',
      'overview',
      'persons',
      'figures',
      'lists',
      'exports',
    ],
  },
  { name: 'examples', features: ['seed'] },
]

const features = 'src/server/features'
/** Folders whose own folders stand in no circle. */
const layered = [features, 'src/server/platform', 'src/engine', 'src/engine/ocr', 'src/shared']

const order = floors.flatMap((floor) => floor.features.map((feature) => ({ feature, floor: floor.name })))
const placeOf = (feature: string) => order.findIndex((each) => each.feature === feature)

/**
 * One sentence for each import of a feature that goes upwards, and for each feature that stands on no floor.
 * @param imports of the product, without its tests
 */
export function judgeFloors(imports: readonly Import[]): string[] {
  const between = imports.flatMap(({ from, to }) => {
    const [below, above] = [folderIn(features, from), folderIn(features, to)]
    return below !== null && above !== null && below !== above ? [{ from, to, below, above }] : []
  })
  const unknown = new Set(
    between.flatMap(({ below, above }) => [below, above]).filter((each) => placeOf(each) < 0),
  )
  const upwards = between.filter(
    ({ below, above }) => !unknown.has(below) && !unknown.has(above) && placeOf(below) < placeOf(above),
  )
  return [
    ...[...unknown].map((each) => `${features}/${each}: stands on no floor of scripts/structure/floors.ts`),
    ...upwards.map(
      ({ from, to, below, above }) =>
        `${from}: must not import ${to} (${below}, of ${floorOf(below)}, stands below ${above}, of ${floorOf(above)})`,
    ),
  ]
}

const floorOf = (feature: string) => order[placeOf(feature)]?.floor ?? 'no floor'

/**
 * The circles between the folders of a layered folder, each with an import for every step of it.
 * @param imports of the product, without its tests
 */
export function circlesOfFolders(imports: readonly Import[]): string[] {
  return layered.flatMap((root) => {
    const arrows = new Map<string, Map<string, Import>>()
    for (const each of imports) {
      const [from, to] = [folderIn(root, each.from), folderIn(root, each.to)]
      if (from === null || to === null || from === to) continue
      const targets = arrows.get(from) ?? new Map<string, Import>()
      arrows.set(from, targets.set(to, targets.get(to) ?? each))
    }
    return circlesIn(arrows).map((circle) => {
      const steps = circle.map((folder, index) => {
        const step = arrows.get(folder)?.get(circle[(index + 1) % circle.length] ?? '')
        return `${step?.from} imports ${step?.to}`
      })
      return `${root}: ${[...circle, circle[0]].join(' -> ')} is a circle between folders: ${steps.join(', ')}`
    })
  })
}

/** One circle for each folder, or file, that can be reached from itself by those that no earlier circle names; the shortest. */
export function circlesIn(arrows: ReadonlyMap<string, ReadonlyMap<string, Import>>): string[][] {
  const circles: string[][] = []
  for (const start of [...arrows.keys()].sort()) {
    if (circles.some((circle) => circle.includes(start))) continue
    const circle = shortestCircle(arrows, start)
    if (circle) circles.push(circle)
  }
  return circles
}

function shortestCircle(
  arrows: ReadonlyMap<string, ReadonlyMap<string, Import>>,
  start: string,
): string[] | null {
  const seen = new Set<string>()
  let ways: string[][] = [[start]]
  while (ways.length > 0) {
    const next: string[][] = []
    for (const way of ways)
      for (const to of arrows.get(way.at(-1) ?? '')?.keys() ?? []) {
        if (to === start) return way
        if (seen.has(to)) continue
        seen.add(to)
        next.push([...way, to])
      }
    ways = next
  }
  return null
}

/** The direct folder of `root` in which a file stands; null elsewhere, and for a file of `root` itself. */
function folderIn(root: string, file: string): string | null {
  if (!file.startsWith(`${root}/`)) return null
  const [folder, ...rest] = file.slice(root.length + 1).split('/')
  return rest.length > 0 && folder !== undefined ? folder : null
}
