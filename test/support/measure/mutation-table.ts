/** The table of mutations: a row a file and kind, and the sentences on what is below target. */
import { valueTargets } from './below-target.ts'
import { type MutationKind, type MutationResult, mutationKinds } from './measure-mutations.ts'

export const mutationHead = [
  'file',
  'mutation',
  'tried',
  'read',
  'in part',
  'stopped',
  'refused',
  'unnamed',
  'kept, worst',
  'kept, mean',
  'wrong',
  'new A',
  'new B',
  'new C',
  'below',
] as const

/** A row for each kind that was tried of these results, which are of one file or of all. */
export function mutationRows(name: string, results: readonly MutationResult[]): string[][] {
  return mutationKinds.flatMap((kind) => {
    const tried = results.filter(({ mutation }) => mutation.kind === kind)
    if (tried.length === 0) return []
    const outcomes = (['read', 'in part', 'stopped', 'refused'] as const).map(
      (outcome) => tried.filter((each) => each.outcome === outcome).length,
    )
    const strengths = (['A', 'B', 'C'] as const).map(
      (strength) =>
        tried.flatMap(({ news }) => news).filter((finding) => finding.strength === strength).length,
    )
    const kept = tried.map((each) => each.kept)
    const mean = kept.reduce((sum, each) => sum + each, 0) / kept.length
    const shares = kind === 'page dropped' ? ['-', '-'] : [share(Math.min(...kept)), share(mean)]
    return [
      [
        name,
        kind,
        String(tried.length),
        ...outcomes.map(String),
        String(tried.filter((each) => !each.isNamed).length),
        ...shares,
        String(tried.reduce((sum, { wrong }) => sum + wrong, 0)),
        ...strengths.map(String),
        String(tried.filter((each) => belowTarget(each) !== null).length),
      ],
    ]
  })
}

const share = (of: number) => `${(Math.floor(of * 10_000) / 100).toFixed(2)} %`

const targets: Record<MutationKind, number> = {
  'page dropped': 0,
  'label by synonym': valueTargets.renamed,
  'label by nonsense': valueTargets.renamed,
  'heading by synonym': valueTargets.renamed,
  'heading by nonsense': valueTargets.renamed,
  'lines shuffled': valueTargets.reshaped,
  'pages shuffled': valueTargets.reshaped,
  turned: valueTargets.reshaped,
  'two-up': valueTargets.reshaped,
  merged: valueTargets.reshaped,
  reprinted: valueTargets.reshaped,
}

/** A sentence when the mutation comes out below its target; null when it is as it should be. */
export function belowTarget({
  file,
  mutation,
  outcome,
  kept,
  isNamed,
  news,
  reading,
}: MutationResult): string | null {
  const said = [
    ...(kept < targets[mutation.kind] ? [`${share(kept)} of the values kept (${outcome})`] : []),
    ...(isNamed ? [] : [`the page is not named (${outcome})`]),
    ...((outcome === 'stopped' || outcome === 'refused') && mutation.lost === undefined && reading === 'read'
      ? [`${outcome}, though whole it is read`]
      : []),
    ...news.map(({ strength, ruleKey, statement }) => `new ${strength} ${ruleKey}: ${statement}`),
  ]
  return said.length === 0
    ? null
    : `${file.set}/${file.file}: ${mutation.kind}: ${mutation.what}: ${said.join('; ')}`
}
