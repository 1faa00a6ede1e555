import type { Bureau, CreditReport } from '../report/credit-report.ts'
import type { ChosenItem } from './choose-for-round.ts'
import { composeItems, type LetterItem } from './compose-item.ts'
import { outcomeText } from './earlier-letter-text.ts'
import type { Voice } from './phrases/choose-phrase.ts'

const reinsertionLaw =
  'Section 611(a)(5)(B) of the FCRA allows deleted information to be put back only when the furnisher certifies that it is complete and accurate, and provides for written notice to the consumer within 5 business days.'

/** The items of a letter of any round, or of a complaint ('Its'); one that renews a dispute also says what came of it. */
export function composeChosenItems(
  chosen: readonly ChosenItem[],
  bureau: Bureau,
  reports: readonly CreditReport[],
  { whose = 'Your', voice }: { whose?: 'Your' | 'Its'; voice?: Voice } = {},
): LetterItem[] {
  const findings = chosen.map(({ finding }) => finding)
  return composeItems(findings, bureau, reports, {
    voice,
    change: (item, at) => renewed(item, chosen[at], whose),
  })
}

function renewed(item: LetterItem, chosen: ChosenItem | undefined, whose: 'Your' | 'Its'): LetterItem {
  const before = chosen?.before ?? null
  if (before === null) return item
  const earlier = outcomeText(before, whose)
  if (before.item.outcome !== 'reinserted') return { ...item, earlier }
  return {
    ...item,
    earlier,
    ask: `Please send me the written notice of this reinsertion, with the name, address and telephone number of the furnisher that certified it, or delete the item again. If it stays: ${item.ask}`,
    law: reinsertionLaw,
    ground: 'law',
    citation: 'FCRA section 611(a)(5)(B), 15 U.S.C. 1681i(a)(5)(B)',
  }
}
