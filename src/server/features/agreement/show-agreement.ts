import type { AgreementPaper } from '../../../engine/agreement/agreement-paper.ts'
import { composeAgreement } from '../../../engine/agreement/compose-agreement.ts'
import type {
  AgreementPaperName,
  AgreementPaperShown,
  AgreementShown,
} from '../../../shared/api/agreement.ts'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { cancelPeriod } from '../../../shared/rules/cancel-period.ts'
import { maskedAddress } from '../../../shared/rules/masked-address.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import type { UsState } from '../../../shared/rules/us-states.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { isOwnAgreement } from './agreement.policy.ts'
import { selectAgreement, selectPapers } from './agreement.store.ts'
import type { AgreementRow } from './agreement.tables.ts'
import { matterOf } from './agreement-matter.ts'
import { digestOf, isAgreementWhole } from './agreement-seal.ts'
import { findStage, opensOn } from './agreement-standing.ts'
import { payPlaceOf } from './pay-place.ts'
import { openPerson } from './said-person.ts'

type Needs = Pick<Deps, 'config' | 'database' | 'clock' | 'sealer'>

/** Where an agreement stands, for whoever has its link. Errors: not_found. */
export async function getAgreement(
  deps: Needs,
  input: { reference: string; viewer: Viewer },
): Promise<AgreementShown> {
  const row = await selectAgreement(deps.database.db, input.reference)
  if (!row) throw new Refusal('not_found', says('agreement.none'))
  return shownAgreement(deps, row, { isOwn: isOwnAgreement(input.viewer, row) })
}

/** @param isOwn to nobody else papers and person are shown */
export async function shownAgreement(
  deps: Needs,
  row: AgreementRow,
  { isOwn }: { isOwn: boolean },
): Promise<AgreementShown> {
  const stage = await findStage(deps, row)
  const person = openPerson(deps.sealer, row)
  const papers = await selectPapers(deps.database.db, row.id)
  const { reference, signedOn, cancelUntil } = row
  const paidBefore = row.paidOn !== null
  const mayGoOn = stage === 'not-needed' || stage === 'open'
  return {
    reference,
    stage,
    isOwn,
    product: { key: row.productKey, name: row.productName, price: dollarsFromCents(row.priceCents) },
    state: row.state,
    email: maskedAddress(person.email),
    company: {
      name: deps.config.operator.company ?? '',
      address: deps.config.operator.address ?? '',
      email: deps.config.supportEmail,
    },
    person: isOwn ? { name: person.name, email: person.email, phone: person.phone } : null,
    signedOn,
    cancelUntil,
    opensOn: opensOn(row),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    paidBefore,
    // What was signed may be cancelled until it is paid; what was paid before, in the days that the law gives.
    mayCancel:
      row.statementSignedAt !== null &&
      (stage === 'waiting' || stage === 'contract' || (stage === 'open' && !paidBefore)),
    toSign: isOwn && (stage === 'statement' || stage === 'contract') ? paperToSign(deps, row, stage) : null,
    papers: isOwn ? papers.map(({ paper }) => paper as AgreementPaperName) : [],
    whole: isAgreementWhole(deps.sealer, row, papers),
    goOn: mayGoOn ? goOnAddress(row) : null,
  }
}

/** The paper that is signed next, as it reads when it is signed now. */
export function composeToSign(
  deps: Needs,
  row: AgreementRow,
  stage: 'statement' | 'contract',
): { english: AgreementPaper[]; spanish: AgreementPaper[] } {
  const person = openPerson(deps.sealer, row)
  const signed = { statement: null, contract: null }
  const of = (language: 'en' | 'es') => {
    const matter = matterOf(deps.config, row, person, { signedAt: deps.clock.now(), signed, language })
    const keys = stage === 'statement' ? (['disclosure'] as const) : (['contract', 'cancellation'] as const)
    return keys.map((key) => composeAgreement(key, matter, language))
  }
  return { english: of('en'), spanish: row.language === 'es' ? of('es') : [] }
}

/** Names what was shown before it was signed. */
export const digestOfPapers = (papers: readonly AgreementPaper[]): string => digestOf(JSON.stringify(papers))

function paperToSign(deps: Needs, row: AgreementRow, stage: 'statement' | 'contract') {
  const { english, spanish } = composeToSign(deps, row, stage)
  const { cancelUntil, opensOn } = cancelPeriod(row.state as UsState, deps.clock.now())
  return {
    cancelUntil,
    opensOn,
    paper: stage === 'statement' ? ('disclosure' as const) : ('contract' as const),
    digest: digestOfPapers(english),
    shown: english.map(writable),
    reading: spanish.map(writable),
  }
}

/** The engine's blocks are read-only; the wire's are not. */
const writable = ({ title, language, blocks }: AgreementPaper): AgreementPaperShown =>
  structuredClone({ title, language, blocks }) as AgreementPaperShown

/** Where it is paid; of what was paid before, the intake. */
function goOnAddress(row: AgreementRow): string {
  const { reference, productKey, clientId, paidOn } = row
  if (paidOn !== null) return `/intake?type=paid&client=${clientId ?? ''}`
  const place = payPlaceOf(row)
  if (findLinkedProduct(productKey)) return `${place}?agreement=${reference}`
  const ofCase = clientId === null ? '' : `&client=${clientId}`
  return `${place}&agreement=${reference}${ofCase}`
}
