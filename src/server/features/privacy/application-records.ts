import type { Language } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { selectApplicationOpenings } from '../audit-log/audit-log.holdings.ts'
import { listConsentsOfAddress } from '../consent/consent.holdings.ts'
import { fundingFormPages } from '../funding/application-consents.ts'
import { applicationFactsOf } from '../funding/application-facts.ts'
import { mailsAboutApplications } from '../funding/funding.holdings.ts'
import type { FundingApplicationRow } from '../funding/funding.tables.ts'
import { fundingRecordOf, listStoredFundingFiles } from '../funding/funding-records.ts'
import { isAddressProven } from '../funding-packages/address-proven.ts'
import { packagesOf, paymentsOf } from '../funding-packages/packages-of.ts'
import { mailRecords } from '../outbox/outbox.holdings.ts'
import { keepingOf } from './application-keeping.ts'
import { type FileOpening, onceAWhile } from './once-a-while.ts'
import { privacyTextsIn } from './privacy-texts.ts'
import type { RecordsPart } from './records-part.ts'

/** More than a person reads. */
const mostOpenings = 5_000

/**
 * Everything held about an application outside of files, part by part, with no secret: of payments and consents of its
 * address what this viewer may see.
 */
export async function applicationRecords(
  deps: Deps,
  input: { row: FundingApplicationRow; viewer: Viewer; language: Language },
): Promise<RecordsPart[]> {
  const { row, viewer, language } = input
  const { db } = deps.database
  const [application] = await applicationFactsOf(deps, [row])
  if (!application) throw new Error(`funding application ${row.id} has no facts`)
  const isProven = await isAddressProven(db, viewer, row.emailKey)
  const consents = isProven ? await listConsentsOfAddress(db, row.emailKey, fundingFormPages) : []
  return [
    { name: 'funding', records: [await fundingRecordOf(deps, row)] },
    { name: 'papers', records: await packagesOf(deps, { application, viewer }) },
    { name: 'payments', records: (await paymentsOf(deps, { application, viewer })).payments },
    { name: 'consents', records: consents },
    { name: 'mails', records: await mailRecords(deps, await mailsAboutApplications(db, [row.id])) },
    { name: 'openings', records: await openingsOf(deps, row.id, language) },
    { name: 'retention', records: [await keepingOf(db, row)] },
  ]
}

/** Which members of staff opened what of the application when; the newest first. */
async function openingsOf(
  deps: Pick<Deps, 'database' | 'sealer'>,
  applicationId: number,
  language: Language,
): Promise<FileOpening[]> {
  const { db } = deps.database
  const texts = privacyTextsIn(language).openingTexts
  const entries = await selectApplicationOpenings(db, applicationId, mostOpenings)
  const files = await listStoredFundingFiles(db, [applicationId])
  const nameOf = (id: unknown) => {
    const file = files.find((each) => each.id === id)
    return file && fileNameOf(deps.sealer, file)
  }
  return onceAWhile(
    entries.map(({ at, actorName: by, action, detail }) => {
      if (action === 'open-funding-application' || action === 'open-funding-paper')
        return { at, by, what: texts.application }
      if (action === 'download-application-data') return { at, by, what: texts.myData }
      const name = nameOf(detail.file)
      return { at, by, what: name === undefined ? texts.other(action) : texts.file(name) }
    }),
  )
}
