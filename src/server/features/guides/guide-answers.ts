import { type GuideAnswers, guideAnswers } from '../../../shared/api/guides.ts'
import type { Deps } from '../../deps.ts'

const contextOf = (purchaseId: number) => `guide:${purchaseId}`
const paperContext = (guideId: number, paper: string) => `guide-paper:${guideId}:${paper}`

export function sealAnswers(
  deps: Pick<Deps, 'sealer'>,
  purchaseId: number,
  answers: GuideAnswers,
): Uint8Array {
  return deps.sealer.seal(JSON.stringify(answers), contextOf(purchaseId))
}

export function openAnswers(
  deps: Pick<Deps, 'sealer'>,
  row: { purchaseId: number; answersSealed: Uint8Array },
): GuideAnswers {
  return guideAnswers.parse(JSON.parse(deps.sealer.openText(row.answersSealed, contextOf(row.purchaseId))))
}

export function sealBlocks(
  deps: Pick<Deps, 'sealer'>,
  of: { guideId: number; paper: string },
  blocks: readonly object[],
): Uint8Array {
  return deps.sealer.seal(JSON.stringify(blocks), paperContext(of.guideId, of.paper))
}

export function openBlocks<Block>(
  deps: Pick<Deps, 'sealer'>,
  { guideId, paper, blocksSealed }: { guideId: number; paper: string; blocksSealed: Uint8Array },
): Block[] {
  return JSON.parse(deps.sealer.openText(blocksSealed, paperContext(guideId, paper))) as Block[]
}

/** Before anything was entered; the buyer's name, where the payment gave one. */
export function emptyAnswers(name: string | null): GuideAnswers {
  return {
    person: { name: name ?? '', mailingAddress: '', city: '', state: '', zipCode: '' },
    entries: [],
    rental: {
      landlord: '',
      landlordAddress: [],
      property: '',
      leaseEndedOn: null,
      movedOutOn: null,
      screeningCompany: '',
      screeningAddress: [],
      quoted: '',
      reason: '',
      caseNumber: '',
    },
    chosenBureau: null,
    mailings: [],
  }
}
