/** Where a score stands that a report prints. */
export interface PrintedScoreSource {
  bureau: 'Experian' | 'Equifax' | 'TransUnion'
  /** 'VantageScore 3.0', 'FICO Score 8', as printed; null where the report does not name its model. */
  model: string | null
}

/** How a score's source is kept: 'Experian report, FICO Score 8'. */
export const sourceOfPrinted = ({ bureau, model }: PrintedScoreSource): string =>
  model === null ? `${bureau} report` : `${bureau} report, ${model}`

const printed = /^(Experian|Equifax|TransUnion) report(?:, (.+))?$/

/** @returns what a kept source names; null for one that somebody entered in words of their own */
export function printedSourceOf(source: string): PrintedScoreSource | null {
  const [, bureau, model = null] = printed.exec(source) ?? []
  return bureau === undefined ? null : { bureau: bureau as PrintedScoreSource['bureau'], model }
}
